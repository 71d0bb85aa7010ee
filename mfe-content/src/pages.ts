import type { PageId } from '@flint/shared/contracts/routes';

/** The pages this remote serves: none yet. Its release manifest says so to the control plane. */
export const pages: readonly PageId[] = [];
