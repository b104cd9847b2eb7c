"""The exit statuses of commands, besides 0 for success and 1 for a refusal."""

WRONG_USAGE = 2
BOT_FAILED = 3  # games were played, but in some of them a bot could not go on
INTERRUPTED = 130
PIPE_CLOSED = 141  # the reader went away (`| head`): the status of a program that SIGPIPE ended
