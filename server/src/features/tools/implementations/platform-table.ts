import type { Platform } from '@flint/shared/tools/tool-row';
import type { ToolId } from '@flint/shared/tools/tools';
import type { ToolImplementation } from '../implementation';

/** The implementations of a platform's tools, complete by type. */
export type PlatformImplementations<P extends Platform> = Readonly<
  Record<ToolId & `${P}/${string}`, ToolImplementation>
>;
