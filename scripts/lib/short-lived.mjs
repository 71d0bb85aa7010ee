/**
 * Options of Node for a program that lives as long as a test. A larger interrupt budget lets V8 tier up later: with the
 * default, TurboFan takes a fifth of a server's start and a tenth of the unit tests, for code that then runs a few times
 * more. Hot loops are still optimised. Node 22 and later have no such option.
 */
export const SHORT_LIVED = process.versions.node.startsWith('20.') ? ['--interrupt-budget=500000'] : [];
