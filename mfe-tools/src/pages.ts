import type { PageId } from '@flint/shared/contracts/routes';

/** The pages this remote serves; its release manifest says so to the control plane. */
export const pages = [
  'platformTools',
  'platformHub',
  'platformTool',
  'tools',
  'toolsLibrary',
  'toolsHub',
  'toolsTool',
] as const satisfies readonly PageId[];
