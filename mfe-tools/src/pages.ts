import type { PageId } from '@flint/shared/contracts/routes';

/** The pages of this remote. The release manifest registers them. */
export const pages = [
  'platformTools',
  'platformHub',
  'platformTool',
  'tools',
  'toolsLibrary',
  'toolsHub',
  'toolsTool',
] as const satisfies readonly PageId[];
