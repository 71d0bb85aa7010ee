/** Only a failure waits that long: drawing takes seconds of a processor, and a busy machine was seen ten times as slow. */
jest.setTimeout(60_000);
