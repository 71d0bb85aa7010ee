import type { ToolId } from '../tools';
import type { AnyToolDefinition } from './definition';
import type { Platform } from './tool-row';

/** How each tool of a platform is loaded. */
export type LoadTools<P extends Platform> = Readonly<
  Partial<Record<ToolId & `${P}/${string}`, () => Promise<AnyToolDefinition>>>
>;
