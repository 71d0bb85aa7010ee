import type { RemotePage } from '@flint/shared/contracts/remote-page';
import type { PageId } from '@flint/shared/contracts/routes';

/** The pages of this remote: none yet. The release manifest registers them. */
export const pages: readonly (PageId | RemotePage)[] = [];
