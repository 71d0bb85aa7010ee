import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed upload permits. */
export interface PutTicket {
  /** The path that is written, below the prefix. */
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  /** `sha384-…` of the content. */
  readonly integrity: string;
  /** Expiry, in seconds since 1970. */
  readonly expires: number;
}

export interface PutSigner {
  /** The address that accepts this one file, by PUT. */
  sign(ticket: PutTicket): string;
  /** @returns the ticket; undefined when the signature is invalid or has expired */
  read(address: string, now?: number): PutTicket | undefined;
}

/**
 * Signed URLs (HMAC) below `prefix` that accept one file each, of a given size, type and content, for a limited time.
 */
export function createPutSigner(secret: string, prefix: string): PutSigner {
  const mac = ({ path, contentType, bytes, integrity, expires }: PutTicket) =>
    createHmac('sha256', secret)
      .update(`put\n${prefix}${path}\n${contentType}\n${bytes}\n${integrity}\n${expires}`)
      .digest('base64url');
  return {
    sign(ticket) {
      const { path, contentType, bytes, integrity, expires } = ticket;
      const query = { contentType, bytes: String(bytes), integrity, expires: String(expires), signature: mac(ticket) };
      return `${prefix}${path}?${new URLSearchParams(query)}`;
    },
    read(address, now = Date.now()) {
      const { pathname, searchParams } = new URL(address, 'http://put');
      const ticket = {
        path: pathname.slice(prefix.length),
        contentType: searchParams.get('contentType') ?? '',
        bytes: Number(searchParams.get('bytes')),
        integrity: searchParams.get('integrity') ?? '',
        expires: Number(searchParams.get('expires')),
      };
      const given = Buffer.from(searchParams.get('signature') ?? '');
      const ours = Buffer.from(mac(ticket));
      const genuine = given.length === ours.length && timingSafeEqual(given, ours);
      return genuine && ticket.expires * 1000 > now ? ticket : undefined;
    },
  };
}
