/* Believable sheets in the middle of a game, and the four layouts, as the host would send them. */

export const TEMPLE_LOU = `adventure: temple
name: Stair of the Painted Heron
owner: LOU
grid:
#  #  #  #  .  #  #  #  #
#  #  #  2  +  .  #  #  #
#  #  #  .  12 !  #  #  #
#  #  5  +  6  +7 8  #  #
#  #  5  5  .  8  8  #  #
#  .  4  #  +  #  9  !  #
2  3  +4 .  .  x  +  .  .
`;

export const TEMPLE_LOU_PENCIL = `adventure: temple
name: Stair of the Painted Heron
owner: LOU
grid:
#  #  #  #  .  #  #  #  #
#  #  #  2  +  .  #  #  #
#  #  #  .  12 !  #  #  #
#  #  5  +  6  +7 8  #  #
#  #  5  5  .  8  8  #  #
#  .  4  #  +  #  9  !  #
2  3  +4 .  .  x  +  10 .
`;

export const TEMPLE_MAX = `adventure: temple
name: Stair of the Painted Heron
owner: MAX
grid:
#  #  #  #  3  #  #  #  #
#  #  #  4  +  .  #  #  #
#  #  #  5  4  4  #  #  #
#  #  .  +6 7  +  .  #  #
#  #  .  7  8  .  .  #  #
#  .  .  #  +9 #  .  .  #
.  .  +  10 11 x  +  .  !
`;

export const TEMPLE_MIA = `adventure: temple
name: Stair of the Painted Heron
owner: MIA
grid:
#  #  #  #  9  #  #  #  #
#  #  #  x  +10 6 #  #  #
#  #  #  11 7  6  #  #  #
#  #  !  +  8  +6 5  #  #
#  #  13 14 9  4  5  #  #
#  x  13 #  +10 # 3  5  #
9  9  +9 12 11 2  +4 4  4
`;

export const VALLEY_LOU = `adventure: valley
name: Cradle of the Morning Mist
owner: LOU
grid:
#  #  .  1  .  .  6  .  #
#  .  2  5  3  7  9  4  .
.  H  4  7  .  !  5  .  .
.  6  x  10 12 11 1  .  .
3  3  .  .  13 8  3  .  #
3  3  S  7  .  5  .  #  #
#  .  .  .  .  .  #  #  #
jungle: d1 c2 d2 c3 d3
town: a5 b5 a6 b6
range: g1 f2 g2
pyramid: d4 e4 f4 e5
`;

export const VALLEY_LOU_PENCIL = `adventure: valley
name: Cradle of the Morning Mist
owner: LOU
grid:
#  #  .  1  .  .  6  .  #
#  .  2  5  3  7  9  4  .
.  H  4  7  .  !  5  .  .
.  6  x  10 12 11 1  .  .
3  3  .  .  13 8  3  .  #
3  3  S  7  2  5  .  #  #
#  .  .  .  .  .  #  #  #
jungle: d1 c2 d2 c3 d3
town: a5 b5 a6 b6
range: g1 f2 g2
pyramid: d4 e4 f4 e5
`;

export const VALLEY_MAX = `adventure: valley
name: Cradle of the Morning Mist
owner: MAX
grid:
#  #  .  .  2  5  !  .  #
#  .  .  4  4  1  3  .  .
.  .  .  4  4  9  .  .  .
.  .  x  6  8  7  11 .  .
.  5  2  M  3  10 12 .  #
7  6  .  .  .  S  13 #  #
#  .  .  .  .  .  #  #  #
jungle: e1 f1 f2 g2 f3
town: d2 e2 d3 e3
range: d4 e4 f4
`;

export const LAYOUTS = [
  `adventure: temple
name: Stair of the Painted Heron
grid:
#  #  #  #  .  #  #  #  #
#  #  #  .  +  .  #  #  #
#  #  #  .  .  .  #  #  #
#  #  .  +  .  +  .  #  #
#  #  .  .  .  .  .  #  #
#  .  .  #  +  #  .  .  #
.  .  +  .  .  .  +  .  .
`,
  `adventure: temple
name: Crown of Eight Gates
grid:
#  #  #  +  .  +  #  #  #
#  #  .  .  #  .  .  #  #
#  #  +  .  .  .  +  #  #
#  .  .  #  +  #  .  .  #
.  +  .  .  .  .  .  +  .
.  .  #  .  +  .  #  .  .
`,
  `adventure: valley
name: Cradle of the Morning Mist
grid:
#  #  .  .  .  .  .  .  #
#  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  #
.  .  .  .  .  .  .  #  #
#  .  .  .  .  .  #  #  #
`,
  `adventure: valley
name: Mirrors of the Condor
grid:
#  #  .  .  .  .  .  #  #
#  .  .  .  ~  .  .  .  #
.  .  .  .  ~  .  .  .  .
.  .  ~  .  .  .  .  .  .
.  .  .  .  .  .  ~  ~  .
.  .  .  .  .  .  .  .  .
#  #  .  .  .  .  .  #  #
`,
];
