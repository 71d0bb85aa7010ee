import type { ToolId } from '@flint/shared/contracts/tools';
import type { Platform } from '@flint/shared/contracts/tools/tool-row';
import type { Binding } from '../binding';

/** How each tool of a platform is made. */
export type BindingsOf<P extends Platform> = Readonly<Partial<Record<ToolId & `${P}/${string}`, Binding>>>;
