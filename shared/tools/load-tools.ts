import type { AnyToolDefinition } from './definition';
import type { Platform } from './tool-row';
import type { ToolId } from './tools';

/** Loaders of a platform's tools: a row without a definition does not compile. */
export type LoadTools<P extends Platform> = Readonly<
  Record<ToolId & `${P}/${string}`, () => Promise<AnyToolDefinition>>
>;
