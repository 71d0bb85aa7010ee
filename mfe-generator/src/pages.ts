import type { PageId } from '@flint/shared/contracts/routes';

/** The pages this remote serves; its release manifest says so to the control plane. */
export const pages = [
  'generator',
  'falGenerator',
  'imageToVideo',
  'musicGenerator',
  'library',
  'playground',
  'contentReverseEngineer',
  'viewspark',
  'sharedSpark',
  'brandProfiles',
  'createBrandProfile',
  'brandProfile',
] as const satisfies readonly PageId[];
