/** What people who make things read of the built-in engines, on every page alike. How to connect others is for staff. */
export const BUILT_IN_WORDS = 'Built-in: made by rules on this server, not by a model.';
