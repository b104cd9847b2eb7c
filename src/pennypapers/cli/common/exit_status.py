"""What a command ends with, beside 0 for done and 1 for refused."""

WRONG_USAGE = 2
BOT_FAILED = 3  # games were played, but in some of them a bot could not go on
INTERRUPTED = 130
PIPE_CLOSED = 141  # a reader that went away (`| head`) is no error of ours; shells expect the signal's number
