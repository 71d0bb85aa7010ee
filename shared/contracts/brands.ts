import * as z from '@flint/shared/contracts/schema';
import { BRAND_LIMITS, HEX_COLOUR } from './brand-limits';
import { defineCall } from './call';
import { isVisible } from './visible-text';

const most = (max: number) => `at most ${max.toLocaleString('en')}`;
const words = (what: string, max: number) =>
  z.string(`${what} is a text.`).check(z.trim(), z.maxLength(max, `${what} has ${most(max)} characters.`));
const Hex = (what: string) =>
  z.string(`${what} is a text.`).check(z.regex(HEX_COLOUR, `${what} is written like #1d2f57.`));

const Name = z
  .string('Give the brand a name.')
  .check(
    z.trim(),
    z.minLength(1, 'Give the brand a name.'),
    z.maxLength(BRAND_LIMITS.name, `A name has ${most(BRAND_LIMITS.name)} characters.`),
  );
/** A public URL, or one of our own as answers give it. */
const LogoUrl = z.string('The logo address is a text.').check(
  z.maxLength(2048, 'The logo address is too long.'),
  z.refine(
    (address) => /^(?:$|\/(?![/\\]))/.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address)),
    {
      error: 'The logo address starts with http://, https:// or /.',
    },
  ),
);
const list = <T extends z.ZodMiniType>(entry: T, what: string, max: number) =>
  z.array(entry, `${what} are a list.`).check(z.maxLength(max, `${what}: ${most(max)}.`));
/** Stored as sent; `cleanLists` only removes blank ones. */
const Hashtag = z
  .string('A hashtag is a text.')
  .check(z.maxLength(BRAND_LIMITS.hashtag, `A hashtag has ${most(BRAND_LIMITS.hashtag)} characters.`));
const Words = (what: string) => list(words('A word', BRAND_LIMITS.word), what, BRAND_LIMITS.words);

/** All optional fields of a brand; omitted fields keep their value. */
const Optional = {
  description: z.optional(words('The description', BRAND_LIMITS.description)),
  tone: z.optional(words('The tone', BRAND_LIMITS.tone)),
  audience: z.optional(words('The audience', BRAND_LIMITS.audience)),
  /** Null or an empty text removes it. */
  logoUrl: z.optional(z.nullable(LogoUrl)),
  /** An upload for `brand-logo`, or a library picture: it becomes the logo, and its colours are used where none are given or known. */
  logoUploadId: z.optional(z.uuid('Upload a logo first.')),
  primaryColor: z.optional(z.nullable(Hex('The primary colour'))),
  /** Colours for pictures, the leading one first. */
  palette: z.optional(list(Hex('A colour'), 'Colours', BRAND_LIMITS.colours)),
  hashtags: z.optional(list(Hashtag, 'Hashtags', BRAND_LIMITS.hashtags)),
  wordsToUse: z.optional(Words('Words to use')),
  wordsToAvoid: z.optional(Words('Words to avoid')),
  samplePosts: z.optional(list(words('A sample post', BRAND_LIMITS.post), 'Sample posts', BRAND_LIMITS.posts)),
  /** Ids of the images to keep, of new uploads for `source-image`, and of library pictures to copy, in order. */
  referenceImages: z.optional(list(z.uuid('Upload the picture first.'), 'Reference images', BRAND_LIMITS.references)),
  userId: z.optional(z.string().check(z.maxLength(64))),
};
export const CreateBrandBody = z.object({ name: Name, ...Optional });
const UpdateBrandBody = z.object({ name: z.optional(Name), ...Optional });
export type BrandFields = Omit<z.infer<typeof UpdateBrandBody>, 'userId'>;

export const BrandProfile = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  description: z.string(),
  tone: z.string(),
  audience: z.string(),
  /** A signed URL for an uploaded logo; expires, and every answer renews it. */
  logoUrl: z.nullable(z.string()),
  /** Whether the logo is stored here: only stored ones are placed on pictures. */
  logoKept: z.boolean(),
  primaryColor: z.nullable(z.string()),
  palette: z.array(z.string()),
  hashtags: z.array(z.string()),
  wordsToUse: z.array(z.string()),
  wordsToAvoid: z.array(z.string()),
  samplePosts: z.array(z.string()),
  referenceImages: z.array(z.object({ id: z.string(), url: z.string() })),
  /** When it was archived; null for active profiles. */
  archivedAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type BrandProfile = z.infer<typeof BrandProfile>;

/** Deduplicates, ignoring case. */
const once = (all: readonly string[]) =>
  all.filter((word, at) => all.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at);

/** Removes blank and duplicate entries from a profile's lists. */
export function cleanLists<Fields extends BrandFields>(fields: Fields): Fields {
  const { hashtags, wordsToUse, wordsToAvoid, samplePosts } = fields;
  return {
    ...fields,
    ...(hashtags && { hashtags: hashtags.filter(isVisible) }),
    ...(wordsToUse && { wordsToUse: once(wordsToUse.filter(isVisible)) }),
    ...(wordsToAvoid && { wordsToAvoid: once(wordsToAvoid.filter(isVisible)) }),
    ...(samplePosts && { samplePosts: samplePosts.filter(isVisible) }),
  };
}

const Flag = z.enum(['true', 'false'], 'Is either true or false.');
const UserId = z.optional(z.string().check(z.maxLength(64)));
const ById = z.object({ id: z.string().check(z.maxLength(64)) });
const base = { tag: 'Brand profiles', auth: 'session' } as const;
const read = { ...base, rateLimit: 'read', idempotency: 'safe' } as const;
const change = { ...base, rateLimit: 'write', idempotency: 'natural' } as const;

export const listBrandProfiles = defineCall({
  ...read,
  id: 'listBrandProfiles',
  method: 'GET',
  path: '/api/brand-profiles',
  summary: 'Own brand profiles, the newest first',
  query: z.object({ includeArchived: z.optional(Flag), userId: UserId }),
  response: z.object({ brandProfiles: z.array(BrandProfile) }),
  failure: 'Failed to load brand profiles',
});
export const createBrandProfile = defineCall({
  ...change,
  idempotency: 'key',
  id: 'createBrandProfile',
  method: 'POST',
  path: '/api/brand-profiles',
  summary: 'Make a brand profile',
  body: CreateBrandBody,
  response: BrandProfile,
  failure: 'Failed to create brand profile',
});
export const readBrandProfile = defineCall({
  ...read,
  id: 'readBrandProfile',
  method: 'GET',
  path: '/api/brand-profiles/{id}',
  summary: 'One brand profile',
  params: ById,
  query: z.object({ userId: UserId }),
  response: BrandProfile,
  failure: 'Failed to load brand profile',
});
/**
 * With `If-Match: "<updatedAt>"` a profile that was changed since it was read, by its owner or by staff, is 409 with both
 * values (`conflict`).
 */
export const updateBrandProfile = defineCall({
  ...change,
  id: 'updateBrandProfile',
  method: 'PUT',
  path: '/api/brand-profiles/{id}',
  summary: 'Change a brand profile; what is not sent stays',
  params: ById,
  body: UpdateBrandBody,
  response: BrandProfile,
  failure: 'Failed to update brand profile',
});
/** The same with the PATCH method. */
export const patchBrandProfile = defineCall({
  ...updateBrandProfile,
  id: 'patchBrandProfile',
  method: 'PATCH',
  params: ById,
  body: UpdateBrandBody,
  response: BrandProfile,
});
export const restoreBrandProfile = defineCall({
  ...change,
  id: 'restoreBrandProfile',
  method: 'POST',
  path: '/api/brand-profiles/{id}/restore',
  summary: 'Take an archived brand profile back; it is the first of the list',
  params: ById,
  query: z.object({ userId: UserId }),
  body: z.object({ userId: UserId }),
  response: BrandProfile,
  failure: 'Failed to update brand profile',
});
export const deleteBrandProfile = defineCall({
  ...change,
  id: 'deleteBrandProfile',
  method: 'DELETE',
  path: '/api/brand-profiles/{id}',
  summary: 'Archive a brand profile, or remove it for good with its files',
  params: ById,
  query: z.object({ userId: UserId, permanent: z.optional(Flag) }),
  response: z.object({ success: z.boolean() }),
  failure: 'Failed to delete brand profile',
});
export const readLogoColours = defineCall({
  ...change,
  id: 'readLogoColours',
  method: 'POST',
  path: '/api/brand-logos/colours',
  summary: 'The colours of an uploaded logo, or of a library picture as one',
  body: z.object({ logoUploadId: z.uuid('Upload a logo first.') }),
  response: z.object({ primaryColor: z.string(), palette: z.array(z.string()) }),
  failure: 'The colours of the logo could not be read',
});
