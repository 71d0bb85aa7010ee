/**
 * Options of Node for a program that lives as long as a test: most of its code runs too seldom for V8 to be worth
 * optimising it, which is a fifth of a server's start and a tenth of the unit tests. The budget is spent per function;
 * loops that are truly hot are still optimised. Node 22 and later have no such option.
 */
export const SHORT_LIVED = process.versions.node.startsWith('20.') ? ['--interrupt-budget=500000'] : [];
