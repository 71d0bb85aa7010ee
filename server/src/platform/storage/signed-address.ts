import { createHmac, timingSafeEqual } from 'node:crypto';

const HOUR_MS = 3_600_000;
const LIFE_HOURS = 24;
export const MEDIA_PREFIX = '/media/';

export interface AddressSigner {
  sign(key: string, now?: number): string;
  /** @returns the key when the signature is valid, and whether it has expired */
  verify(pathAndQuery: string, now?: number): { key: string; lapsed: boolean } | undefined;
}

/** Signed URLs (HMAC) of media. The expiry is rounded to the hour, so that browsers can cache the file. */
export function createAddressSigner(secret: string): AddressSigner {
  const mac = (key: string, lapse: number) =>
    createHmac('sha256', secret).update(`media\n${key}\n${lapse}`).digest('base64url');
  return {
    sign(key, now = Date.now()) {
      const lapse = (Math.ceil(now / HOUR_MS) + LIFE_HOURS) * 3600;
      return `${MEDIA_PREFIX}${key}?lapse=${lapse}&signature=${mac(key, lapse)}`;
    },
    verify(pathAndQuery, now = Date.now()) {
      const url = new URL(pathAndQuery, 'http://media');
      const key = url.pathname.slice(MEDIA_PREFIX.length);
      const lapse = Number(url.searchParams.get('lapse'));
      const given = Buffer.from(url.searchParams.get('signature') ?? '');
      const wanted = Buffer.from(mac(key, lapse));
      if (!url.pathname.startsWith(MEDIA_PREFIX)) return undefined;
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      return { key, lapsed: lapse * 1000 <= now };
    },
  };
}
