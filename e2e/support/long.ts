/**
 * Whether the long form of the tests is asked for (`FLINT_LONG=1`): docs/how-to/prove-the-tests.md lists what only that
 * runs.
 */
export const long = process.env.FLINT_LONG === '1';
