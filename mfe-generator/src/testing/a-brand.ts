import type { BrandProfile } from '@flint/shared/contracts/brands';

/** A profile as the API answers it. */
export function aBrand(fields: Partial<BrandProfile> = {}): BrandProfile {
  return {
    id: 'brand-1',
    userId: 'user-1',
    name: 'Mud & Fire',
    description: 'Stoneware from a shed.',
    tone: 'dry',
    audience: '',
    logoUrl: null,
    logoKept: false,
    primaryColor: '#c8102e',
    palette: ['#c8102e', '#1d2f57'],
    hashtags: ['#clay'],
    wordsToUse: [],
    wordsToAvoid: [],
    samplePosts: [],
    referenceImages: [],
    archivedAt: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...fields,
  };
}
