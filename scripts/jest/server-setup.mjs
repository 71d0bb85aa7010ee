/** Drawing and packing take a second of the processor, and on a busy machine many seconds of the clock. */
jest.setTimeout(20_000);
