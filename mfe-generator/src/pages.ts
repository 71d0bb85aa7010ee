import type { PageId } from '@flint/shared/contracts/routes';

/** The pages of this remote. The release manifest registers them. */
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
