import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export const PREVIEW_PREFIX = '/api/releases/preview/';

/** What opens a preview without being staff, until it expires. */
export interface Grant {
  readonly id: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

export interface PreviewLinks {
  /** The address that staff may open. */
  addressOf(id: string): string;
  /** The signed address, which works for anybody until then. */
  linkOf(id: string, expiresAt: Date): string;
  /** Whether a grant is genuine and has not expired. */
  check(grant: Grant, now?: number): 'good' | 'expired' | 'forged';
}

/** Signed links of previews: HMAC by a key derived from the server's secret for this alone. */
export function createPreviewLinks(secret: string, publicUrl: string): PreviewLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'release preview links', 32));
  const sign = (id: string, expires: number) =>
    createHmac('sha256', key).update(`${id}\n${expires}`).digest('base64url');
  const addressOf = (id: string) => new URL(`${PREVIEW_PREFIX}${id}`, publicUrl).href;
  return {
    addressOf,
    linkOf(id, expiresAt) {
      const expires = Math.floor(expiresAt.getTime() / 1000);
      return `${addressOf(id)}?${new URLSearchParams({ expires: String(expires), signature: sign(id, expires) })}`;
    },
    check({ id, expires, signature }, now = Date.now()) {
      const [given, ours] = [Buffer.from(signature), Buffer.from(sign(id, expires))];
      if (given.length !== ours.length || !timingSafeEqual(given, ours)) return 'forged';
      return expires * 1000 > now ? 'good' : 'expired';
    },
  };
}
