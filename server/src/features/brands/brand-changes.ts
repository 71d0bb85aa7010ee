import type { LogoColours } from '@flint/engines/spec/logo-colours';
import type { BrandFields } from '@flint/shared/contracts/brands';
import type { Updateable } from 'kysely';
import { AppError } from '../../platform/http/app-error';
import { toDestination } from '../../platform/safe-fetch/destination';
import type { BrandProfileTable, BrandRow } from './tables';

/**
 * Columns that a request changes: only the named ones, and the colours of a new logo when none are given or stored.
 * @param shown the address of the logo stored here
 * @throws AppError naming `logoUrl` when it leads to a private network or holds a password
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

/** The address of a logo that is hosted elsewhere; undefined when the request names none, or the one stored here. */
function foreignLogo(given: string | null | undefined, shown: string | undefined): string | null | undefined {
  if (given === undefined || isShown(given, shown)) return undefined;
  return given ? guarded(given) : null;
}

/** SSRF guard for what others fetch: the address is stored and handed out, and never fetched here. */
function guarded(address: string): string {
  if (address.startsWith('/')) return address;
  try {
    toDestination(address, []);
    return address;
  } catch (cause) {
    throw new AppError('invalid_input', 'The logo address leads to a private network or holds a password.', {
      field: 'logoUrl',
      cause,
    });
  }
}

/** Whether an address is that of the stored logo, regardless of its signature. */
export function isShown(given: string | null, shown: string | undefined): boolean {
  return Boolean(given) && pathOf(given) === pathOf(shown);
}

const pathOf = (address: string | null | undefined) => address?.split('?', 1)[0];
