import type { ToolId } from '@flint/shared/contracts/tools';
import type { Platform } from '@flint/shared/contracts/tools/tool-row';
import type { Binding } from '../binding';

/** How each tool of a platform is made: a row without a binding does not compile. */
export type BindingsOf<P extends Platform> = Readonly<Record<ToolId & `${P}/${string}`, Binding>>;
