import type { Platform } from '@flint/shared/tools/tool-row';
import type { ToolId } from '@flint/shared/tools/tools';
import type { ToolImplementation } from '../implementation';

/** How each tool of a platform is made: a row without a implementation does not compile. */
export type PlatformImplementations<P extends Platform> = Readonly<
  Record<ToolId & `${P}/${string}`, ToolImplementation>
>;
