import type { PageId } from '@flint/shared/contracts/routes';

/** The pages of this remote. The release manifest registers them. */
export const pages = ['dashboardCredits', 'credits'] as const satisfies readonly PageId[];
