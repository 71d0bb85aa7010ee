import type { LogoColours } from '@flint/engines/spec/logo-colours';
import type { BrandFields } from '@flint/shared/contracts/brands';
import type { Updateable } from 'kysely';
import type { BrandProfileTable, BrandRow } from './tables';

/**
 * What of a row a request changes: only what it names, and the colours of a new logo where none are given or known.
 * @param shown the address of the logo that is kept here
 */
export function changesOf(
  row: BrandRow,
  fields: BrandFields,
  shown: string | undefined,
  colours: LogoColours | undefined,
): Updateable<BrandProfileTable> {
  const { name, description, tone, audience, hashtags, wordsToUse, wordsToAvoid, samplePosts } = fields;
  const primaryColor =
    fields.primaryColor ??
    (fields.primaryColor === undefined && !row.primary_color ? colours?.primaryColor : undefined);
  const palette = fields.palette ?? (row.palette.length === 0 ? colours?.palette : undefined);
  const named = {
    ...{ name, description, tone, audience, hashtags },
    words_to_use: wordsToUse,
    words_to_avoid: wordsToAvoid,
    sample_posts: samplePosts,
    primary_color: fields.primaryColor === null ? null : primaryColor?.toLowerCase(),
    palette: palette?.map((colour) => colour.toLowerCase()),
    logo_url: fields.logoUploadId ? null : foreignLogo(fields.logoUrl, shown),
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

/** The address of a logo that is not kept here; undefined where nothing is said of it, or it is our own one. */
function foreignLogo(given: string | null | undefined, shown: string | undefined): string | null | undefined {
  if (given === undefined || isShown(given, shown)) return undefined;
  return given || null;
}

/** Whether an address is that of the logo that is shown, whenever it was signed. */
export function isShown(given: string | null, shown: string | undefined): boolean {
  return Boolean(given) && pathOf(given) === pathOf(shown);
}

const pathOf = (address: string | null | undefined) => address?.split('?', 1)[0];
