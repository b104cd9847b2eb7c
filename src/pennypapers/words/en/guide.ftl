### The help of the page and its two first games. A blank line in a text begins a new paragraph.

## The help, as a whole

guide-title = Help
guide-contents = On this page
guide-intro = Three dice, one pencil, a sheet for everybody. All of you play at the same time, with the same dice.
guide-learn = Learn by playing
guide-learn-temple = First steps in the Temple
guide-learn-temple-note = 9 rounds, about 3 minutes
guide-learn-valley = First light in the Valley
guide-learn-valley-note = 7 rounds or a few more, about 5 minutes
guide-read = The rules
guide-temple = The Temple of Apikhabou
guide-temple-note = From 7 years, about 15 minutes
guide-valley = The Valley of Wiraqocha
guide-valley-note = From 9 years, about 25 minutes
guide-table = At the table
guide-table-note = Codes, the clock, fair dice, other devices
guide-keys = The keyboard
guide-keys-note = Every key that does something
guide-about = About this game
guide-about-note = Who made what, and whose names they are
guide-why = The rule behind it
guide-why-part = This page explains it from the start:
guide-unknown = There is no help on this yet. The rules are all here:
guide-dice = Dice
guide-die = { $die ->
    [P] purple die, { $face ->
        [P] Penny
       *[number] { $face }
     }
    [D] green die, { $face ->
        [D] { $adventure ->
            [temple] lockpick
           *[valley] Dakota
         }
       *[number] { $face }
     }
   *[X] red die, { $face ->
        [X] { $adventure ->
            [temple] mummy
           *[valley] snake
         }
       *[number] { $face }
     }
 }
guide-numbers = Numbers that these dice make: { $numbers }

## The Temple

guide-temple-round = A round
guide-temple-round-text =
    The three dice are rolled for everybody at once. You make one number from them and write it in one empty space of your sheet.

    At first it is in pencil: move it, change it, rub it out. When you ink it, it stays for good. The others see it when everyone has inked.
guide-temple-round-shown = 5 and 4 make 9. It is in pencil; the dots show where a number may go.
guide-temple-numbers = Your number
guide-temple-numbers-text =
    Take one die, or add two of them, or all three. You choose which.

    A die that shows a picture has no number.
guide-temple-numbers-shown = From 2, 3 and 5 you can make each of these.
guide-temple-penny = When Penny shows
guide-temple-penny-text = You may write any number from 1 to 15. The dice beside her do not matter, but you may use them if you like.
guide-temple-penny-shown = Penny on the purple die: any number you want.
guide-temple-doors = Doors
guide-temple-doors-text =
    A door is a space too, but it is locked. Only when the lockpick shows on the green die does your number go in a door, and then it has to.

    The number comes from the other dice, or from Penny. If no door is empty any more, you pass and nothing is written.

    A number in a door counts like any other.
guide-temple-doors-shown = The lockpick shows: 4, 2 or 6 goes in one of the doors.
guide-temple-beside = Beside
guide-temple-beside-text = Two spaces are beside each other when they share a side or a corner. So a space has up to eight neighbours. Doors are neighbours as well.
guide-temple-beside-shown = The eight marked spaces are all beside the 5.
guide-temple-mummy = A mummy appears
guide-temple-mummy-text =
    The mummy shows on the red die: nobody writes, and the other dice do not count. The sheets go round at random, and everybody draws one mummy on somebody else’s sheet, in an empty space without a door. Then the sheets go back.

    Alone, you draw it on your own sheet, beside the space that was filled in the round before. If there is no such space, any empty one without a door will do.
guide-temple-mummy-shown = Alone: the 7 was written last round, so the mummy goes beside it.
guide-temple-nine = 9 beats mummies
guide-temple-nine-text =
    A mummy that has a 9 beside it can be crossed out. Tap it in any round of yours in which you write; you may cross out several. It does not matter whether the 9 or the mummy was there first, and one 9 is enough for all mummies around it.

    At the end of the game mummies beside a 9 cross themselves out. A table can turn that off: it is called strict pencil.
guide-temple-nine-shown = Both mummies on the left are beside the 9. The one on the right is not.
guide-temple-run = The longest run
guide-temple-run-text = Numbers that go up by one, each beside the next, are a run. Your longest run gives 1 star for each of its spaces. It may turn as it likes and go through doors. Only the longest counts, and it has at least two spaces.
guide-temple-run-shown = 2, 3, 4, 5, 6, 7: a run of six spaces, 6 stars. The 5 is in a door.
guide-temple-group = Groups
guide-temple-group-text = Three or more of the same number that hang together are a group. Each number with a group gives 3 stars, once, no matter how large the group is.
guide-temple-group-shown = A group of 5s and a group of 8s: 3 stars each. The two 2s are too few.
guide-temple-stars = All the stars
guide-temple-stars-text =
    1 star for each space of your longest run. 3 stars for each number with a group. 2 stars for each mummy that is crossed out, and 2 less for each one that is not.

    A space may count in a run and in a group and against mummies, all at once.
guide-temple-stars-shown = A run of 6, a group of 4s and one mummy of two crossed out: 9 stars.
guide-temple-end = The end
guide-temple-end-text =
    The game ends when all spaces without a door are full. That happens to everybody in the same round. Doors may stay empty.

    Most stars wins. If two have the same, the longer run wins; if that is the same too, they share the victory.

    Alone, your stars give you a level: up to 14 you are a Tourist, from 15 a Pathfinder, from 25 a Voyager, from 30 an Explorer.

## The Valley

guide-valley-round = A round
guide-valley-round-text =
    The three dice are rolled for everybody at once. You may use each die once: alone, or added to others. Every number you make goes in an empty space of its own, so you fill up to three spaces a round.

    You need not use all dice, but fill at least one space or cross out one snake.

    At first everything is in pencil: you can undo it. When you ink it, it stays for good. The others see it when everyone has inked.
guide-valley-round-shown = 4 and 5 make 9. The 2 is still there to be used.
guide-valley-sums = Splitting the dice
guide-valley-sums-text =
    With 2, 3 and 5 you can write 2 and 3 and 5. Or 7 and 3. Or 8 and 2. Or 5 and 5. Or all together: 10.

    You may also leave dice out, and play in the order that you like.
guide-valley-sums-shown = From 2, 3 and 5 come these numbers. Each die is used once.
guide-valley-penny = When Penny shows
guide-valley-penny-text = Penny is any number from 1 to 15. She always stands alone: she is never added to other dice. The others are yours as usual.
guide-valley-penny-shown = Penny could be a 12, and the two 4s make 8.
guide-valley-where = Where to write
guide-valley-where-text =
    Your first space lies at the edge of the valley, along the clouds. A lake is not the edge.

    After that every space you fill is beside a number or a structure of yours, by a side or a corner. What you have filled in the same round counts. Snakes do not.

    If no empty space is beside a number or a structure, any empty space will do.
guide-valley-where-shown-first = The first space: anywhere along the clouds.
guide-valley-where-shown-next = After that: beside what you have.
guide-valley-structures = Dakota’s structures
guide-valley-structures-text =
    When Dakota shows on the green die you may draw a structure in an empty space: the hut, the statue or the mine. Each is drawn once a game. He has no number.

    At the end the hut gives 2 stars for each jungle space beside it, the statue 2 for each town space, the mine 2 for each mountain space. Pyramids feed none of them.
guide-valley-structures-shown = The hut has five jungle spaces beside it: 10 stars.
guide-valley-snake = A snake appears
guide-valley-snake-text =
    The snake shows on the red die: nobody writes, and the other dice do not count. The sheets go round at random, and everybody draws one snake in an empty space of somebody else’s sheet. Then the sheets go back. No discovery is revealed in that round.

    Alone, you draw it on your own sheet, beside something that was filled in the round before. If there is no such space, any empty one will do.

    At the end a snake costs as many stars as the largest number beside it.
guide-valley-snake-shown = The largest number beside this snake is 9: it costs 9 stars.
guide-valley-nine = Spending a 9
guide-valley-nine-text = Make exactly 9 with your dice, or let Penny be 9, and do not write it: cross out one snake on your sheet instead. It costs nothing any more. Its space stays full, and does not count as a neighbour.
guide-valley-nine-shown = 5 and 4 make 9, enough for the snake. The 2 can still be written.
guide-valley-discoveries = Discoveries
guide-valley-discoveries-text =
    In a round in which you filled a space or crossed out a snake you may reveal one discovery, as the last thing you do. It may lie anywhere on your sheet.

    A discovery is made of numbers that hang together, by a side or a corner. A space belongs to one discovery only, so choose well. There are four kinds.
guide-valley-jungle = Jungle
guide-valley-jungle-text = Five spaces with five different numbers. 5 stars.
guide-valley-jungle-shown = 1, 2, 4, 5 and 7, all different.
guide-valley-town = Town
guide-valley-town-text = Four spaces with the same number. 6 stars. Each town of yours needs a number of its own: there is no second town of 3s.
guide-valley-town-shown = A town of four 3s.
guide-valley-range = Mountain range
guide-valley-range-text = Three spaces with numbers of 6 or more. 7 stars.
guide-valley-range-shown = 6, 7 and 9. Spaces that touch at a corner hang together too.
guide-valley-pyramid = Pyramid
guide-valley-pyramid-text = Four spaces in the form of a T, with numbers of 10 or more: three in a row, and one beside the middle one. The T may lie on its side or stand on its head. 15 stars.
guide-valley-pyramid-shown = 10, 12, 11 and 13 in a T.
guide-valley-stars = All the stars
guide-valley-stars-text =
    Your discoveries: jungle 5, town 6, mountain range 7, pyramid 15. Your structures: 2 stars for each space of their kind beside them. 7 stars if your valley is full.

    From these goes, for each snake that is not crossed out, the largest number beside it.
guide-valley-stars-shown = A jungle 5, a town 6, a range 7, a pyramid 15; the hut 10, the statue 4; the snake takes 3: 44 stars.
guide-valley-end = The end
guide-valley-end-text =
    When somebody’s valley is full, everybody finishes the round, discoveries included, and the game ends.

    Most stars wins. If two have the same, the one with more stars from structures wins; if that is the same too, they share the victory.

    Alone you have 25 rounds, those with snakes included. Up to 89 stars you are a Tourist, from 90 a Pathfinder, from 110 a Voyager, from 130 an Explorer. Every snake on your sheet, crossed out or not, lowers each of these levels by 4.

## At the table

guide-table-join = Sitting down
guide-table-join-text =
    Whoever opens a table gets a code and a picture to scan. The others type the code, or scan, and choose a name and up to four initials. Initials differ by more than capitals. Up to 100 can play; all sit down before the first roll.

    Whoever comes later can watch, and a big screen can show the table to the whole room.
guide-table-round = Everybody at once
guide-table-round-text = While a round is open the others see only that you are ready. When the last one has inked, all turns are shown together. So nobody can copy, and nobody has to wait for a turn.
guide-table-keeper = The host
guide-table-keeper-text = Whoever opened the table is its host: sets the clock, starts the game, may pause it. The host can hand this over. If the host is away, the next one at the table takes over. Whoever disturbs can be put out by the host: everybody is told, and the table plays for them from the next round on, until that is taken back.
guide-table-clock = The clock
guide-table-clock-text =
    It is off unless the host turns it on: from 30 seconds to 3 minutes for a turn. When it runs out, the table plays for those who are not ready. It takes what you have in pencil if that is a whole turn, else the simplest turn there is.

    The clock stops while the table is paused, and there is none in a game alone.
guide-table-away = When somebody is away
guide-table-away-text = Whoever has had no connection for a minute is away. Nothing is lost: the seat stays, and so do the pencil marks. The host may ask the table to play that turn, and everybody is told. You can come back at any time, and take your seat back if the host let somebody else play on there. If a pause has lasted for five minutes, or everybody has waited for one person for that long without a clock, anybody at the table may go on.
guide-table-hand = One device for several
guide-table-hand-text = Several people can sit at one device. It says whose turn it is to hold it, and hides the sheet of the one before. Each inks, then hands it on.
guide-table-dice = Fair dice
guide-table-dice-text = Before the first roll the server settles on a secret and shows a fingerprint of it. Then every device adds a word of its own. The dice come from all of these together, so nobody can choose them, and after the game anybody can check every roll.
guide-table-today = Today’s expedition
guide-table-today-text = Each day has one Temple and one Valley with the same dice for everybody in the world. It is played alone. Your first try of the day is the one that counts.
guide-table-devices = On another device
guide-table-devices-text = A one-time code takes your seat to another phone or computer, or all your games if you wish. It works once, for a quarter of an hour.
guide-table-small = A small screen
guide-table-small-text = With a finger on the sheet you see the space enlarged: slide to another one, let go where it belongs. Large sheets do not fit on a phone: move them with two fingers, or tap the little map in the corner. Two fingers that part enlarge the sheet.
guide-table-kept = If something goes wrong
guide-table-kept-text = What is in ink is kept by the server, even if it is switched off. What is in pencil is kept too. When the connection is gone, the page tries again by itself: just wait, or load it again.

## The keyboard

guide-keys-letters = Keys in the game
guide-keys-letters-text = These keys work while the game has the focus. The letters can be turned off in the settings.
guide-keys-move = over the spaces
guide-keys-ends = first and last space of a row; with Ctrl, of the sheet
guide-keys-digits = choose a number; two digits quickly, one after the other, make 10 to 15
guide-keys-enter = write in this space
guide-keys-erase = rub out
guide-keys-dice = take up the purple, green or red die (Valley)
guide-keys-finds = the next discovery (Valley)
guide-keys-undo = undo
guide-keys-ink = ink it
guide-keys-stars = where my stars come from
guide-keys-hint = a hint from the coach, where hints are allowed
guide-keys-help = help
guide-keys-close = close what is open
guide-key-arrows = Arrows
guide-key-home = Home End
guide-key-enter = Enter
guide-key-back = Backspace
guide-key-escape = Esc

## About

guide-about-game = Unofficial, with love
guide-about-game-text =
    This is a free edition made by people who like the game. It is not from the publisher and not connected with it. The names Penny Papers Adventures, The Temple of Apikhabou and The Valley of Wiraqocha belong to Henri Kermarrec, who invented the games, and to Sit Down!, who publish them.

    Rules are written here in our own words, and all drawings and sheets are our own. If you like playing, buy the originals: a pad, three lovely dice, and no battery needed.
guide-about-made = What it is made of
guide-about-made-text = The program is free software under the MIT licence. The lettering is Patrick Hand and Atkinson Hyperlegible Next, both under the SIL Open Font License.
guide-about-licences = All these licences in full
guide-about-privacy = What is kept
guide-about-privacy-text = No advertising, no counting of visitors, no account. The server keeps the games, the names typed at the tables, and a secret of your device by which it knows your seat. You can delete what belongs to your device in the settings.

## First games: around the steps

lesson-name-temple = First steps in the Temple
lesson-name-valley = First light in the Valley
lesson-you = You
lesson-initials = YOU
lesson-opening = Your sheet is being laid out.
lesson-trouble = The lesson could not be opened.
lesson-try-again = Try again
lesson-teacher = What to do
lesson-restart = Start over
lesson-leave = Skip the lesson
lesson-progress = Round { $round } of { $rounds }
lesson-progress-open = Round { $round }
lesson-real = Play a real one
lesson-once-more = Once more
lesson-rules = Read the rules
lesson-end = That was your first game
lesson-end-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }
lesson-end-where = Where they come from
lesson-line = { $rule ->
    [run] your longest run
    [group] a group
    [mummy] { $sign ->
        [plus] a mummy crossed out
       *[minus] a mummy
     }
    [full] every space is full
    [jungle] a jungle
    [town] a town
    [range] a mountain range
    [pyramid] a pyramid
    [hut] the hut
    [statue] the statue
    [mine] the mine
   *[snake] { $sign ->
        [zero] a snake, harmless
       *[minus] a snake
     }
 }
lesson-end-temple = A real temple has many more spaces. There 15 stars make you a Pathfinder, 25 a Voyager, 30 an Explorer.
lesson-end-valley = A real valley has over fifty spaces and 25 rounds. There 90 stars make you a Pathfinder, 110 a Voyager, 130 an Explorer; it takes 4 fewer for each snake on your sheet.

## First games: anywhere

lesson-ready = That works. Ink it, or change it while it is in pencil.
lesson-rolling = The dice are rolling.
lesson-undo = That leaves something out. Undo takes back your last step.

## First game in the Temple

lesson-temple-sum = These are your dice. One alone, or some added up, make your number. Tap 9, which is 5 and 4, then the marked space.
lesson-temple-number-free = Every round you write one number: one die, or some added up. Tap a number, then a space without a door.
lesson-temple-pencil = It is in pencil, so you can still move it. When you like it, ink it: ink stays.
lesson-temple-three = Add all three dice: 11. Write it in the corner. There is room for a 10 between it and your 9.
lesson-temple-doors = The doors are still locked. Ink your 11.
lesson-temple-penny = Penny shows: write any number from 1 to 15. Take 10, and put it beside the 9 and the 11.
lesson-temple-penny-free = Penny shows: write any number from 1 to 15. One more or one less than a number beside it makes a run.
lesson-temple-run = A run of { $spaces }, going up by one. Corners count as beside. Your longest run gives a star for each space. Ink it.
lesson-temple-lockpick = The lockpick opens a door. This round your number has to go in one. Write 4 in the marked door.
lesson-temple-lockpick-free = The lockpick shows. This round your number goes in a door: choose a number, then a door.
lesson-temple-opened = A number in a door counts like any other. Ink it.
lesson-temple-mummy = A mummy! Alone, you draw it beside what you filled last round. Choose the marked space: it touches your 9, and mummies fear the 9.
lesson-temple-mummy-free = A mummy! Nobody writes. Alone, you draw it beside what you filled last round: tap one of the marked spaces.
lesson-temple-mummy-drawn = With others the sheets go round, and somebody else draws on yours. Ink the mummy.
lesson-temple-cross = There is a 9 beside the mummy, so you can cross it out. Tap the mummy.
lesson-temple-four = Crossed out, it gives 2 stars; otherwise it would cost 2. Now write a 4 beside the 4 in the door.
lesson-temple-crossed = Crossed out, it gives 2 stars; otherwise it would cost 2. Now write a number where you like.
lesson-temple-no-nine = Your mummy has no 9 beside it yet. Each mummy left at the end costs 2 stars, so write a 9 beside it when you can.
lesson-temple-two-alike = Two 4s beside each other. With a third they are a group. Ink it.
lesson-temple-third = Write a third 4, beside the others.
lesson-temple-group-free = Three of the same number that hang together are a group. Write what helps you most.
lesson-temple-group = A group: 3 stars for three or more of a number that hang together. Ink it.
lesson-temple-yours = Now it is up to you: any number these dice make, in either space.
lesson-temple-write = Write any number you can make. Look for runs, groups, and a 9 beside a mummy.
lesson-temple-last = Penny again, and the last space. An 8 makes your run longer: 8, 9, 10, 11.
lesson-temple-last-free = When the spaces without a door are full, the game ends. Doors may stay empty. Write the number that brings you most.
lesson-temple-finish = Every space without a door is full: with this the game ends. Ink it and count your stars.

## First game in the Valley

lesson-valley-edge = In the Valley you may use every die. Your first space is at the edge, by the clouds. Tap the purple 2, then the marked space.
lesson-valley-edge-free = Your first space is at the edge, by the clouds. Tap one die, or several to add them, then a space.
lesson-valley-second = Two dice are left. Take the red 3 and write it beside your 2. Corners count.
lesson-valley-third = One die is left. Write the 4 beside the others.
lesson-valley-pencil = Three dice, three numbers, all in pencil. Ink them.
lesson-valley-five = Take the green 5 and write it beside your numbers.
lesson-valley-sum = Now add: tap both 4s. Together they are 8. Write it beside the 5.
lesson-valley-jungle = 2, 3, 4, 5, 8: five different numbers that hang together. That is a jungle. Tap its button.
lesson-valley-jungle-done = A jungle: 5 stars. One discovery a round. Where several are possible, “Choose spaces” lets you pick its spaces yourself. Ink it.
lesson-valley-hut = Dakota draws a structure. A hut gives 2 stars for each jungle space beside it. Tap Dakota, the hut, then the middle of your jungle.
lesson-valley-structure-free = Dakota may draw a structure, each once a game. The hut likes jungles, the statue towns, the mine mountains: 2 stars for each space beside it.
lesson-valley-six = That is 10 stars. Two dice are left: tap both, they make 6. Write it in the marked space.
lesson-valley-structures-done = The statue likes towns as the hut likes jungles, and the mine likes mountains: 2 stars for each space beside it, each once a game. Ink it.
lesson-valley-snake = A snake! Alone, you draw it beside what you filled last round. It costs the largest number beside it: choose the marked space, beside a 2.
lesson-valley-snake-free = A snake! Nobody writes. Alone, you draw it beside what you filled last round. At the end it costs the largest number beside it.
lesson-valley-snake-drawn = With others the sheets go round, and somebody else draws on yours. Ink the snake.
lesson-valley-nine = 5 and 4 are 9, and a 9 drives a snake away. Tap both dice, then the snake.
lesson-valley-nine-free = With exactly 9 you can cross out a snake instead of writing the 9. Take up dice that make 9, then tap the snake.
lesson-valley-rest = The snake costs nothing now, and its space stays full. Your 2 is left: write it, or leave it out.
lesson-valley-town = Four spaces with the same number are a town: 6 stars, one for each number. The row below shows how near you are: tap the town to see where. Then ink it.
lesson-valley-penny = Penny is any number from 1 to 15, and is never added. Tap her, choose 12, and write it above the 6.
lesson-valley-penny-free = Penny is any number from 1 to 15, and is never added to other dice. Tap her, choose, and write.
lesson-valley-eight = Now both 4s: 8. Write it below the 6, corner to corner.
lesson-valley-range = Three numbers of 6 or more that hang together: a mountain range, 7 stars. Tap its button.
lesson-valley-pyramid = The best discovery is a pyramid: a T of four numbers of 10 or more, 15 stars. Tap it to see where one could stand. Then ink it.
lesson-valley-last = Two spaces are left, and a full valley gives 7 stars. Write the 5 in one, and 8 in the other.
lesson-valley-last-one = One space is left. Fill it, and your valley is full: 7 stars.
lesson-valley-full = Your valley is full. With this the game ends. Ink it and count your stars.
lesson-valley-write = Tap dice to take them up, then a space beside what you have. Each die once, as many as you like.
lesson-valley-more = You have dice left. Write another number, or ink it.
lesson-valley-found = You can make a discovery: { $kind ->
    [jungle] a jungle, five different numbers.
    [town] a town, four times the same number.
    [range] a mountain range, three numbers of 6 or more.
   *[pyramid] a pyramid, a T of numbers of 10 or more.
 } Tap its button.
