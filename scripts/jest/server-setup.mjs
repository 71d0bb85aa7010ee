/** Drawing and compression take a second of CPU time, which on a busy machine is many seconds of wall-clock time. */
jest.setTimeout(20_000);
