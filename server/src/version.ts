/** Set by the bundler. */
declare const __FLINT_VERSION__: string | undefined;

/** The server's version. */
export const VERSION = typeof __FLINT_VERSION__ === 'string' ? __FLINT_VERSION__ : 'unbuilt';
