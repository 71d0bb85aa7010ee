import type { Configuration } from '@rspack/core';

/** What rspack hands to a configuration that is a function. */
export type Build = (env: unknown, argv: { mode?: string }) => Promise<Configuration>;
