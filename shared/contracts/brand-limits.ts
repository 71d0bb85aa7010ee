/** Most characters of each field; for lists, most entries. */
export const BRAND_LIMITS = {
  name: 80,
  description: 600,
  tone: 300,
  audience: 300,
  hashtags: 30,
  hashtag: 100,
  words: 60,
  word: 80,
  posts: 10,
  post: 3000,
  colours: 8,
  references: 6,
} as const;

/** Most profiles of one user, including archived ones. */
export const BRANDS_MAX = 100;

/** `#rrggbb`. */
export const HEX_COLOUR = /^#[\da-f]{6}$/i;
