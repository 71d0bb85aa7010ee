import { createHmac, timingSafeEqual } from 'node:crypto';

/** What one upload is signed for. */
export interface PutTicket {
  /** The path that is written to, below the prefix. */
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  /** `sha384-…` of the content. */
  readonly integrity: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

export interface PutSigner {
  /** The address that takes this one file, by PUT. */
  sign(ticket: PutTicket): string;
  /** @returns what the address was signed for; undefined when it is not ours, was changed or has expired */
  read(address: string, now?: number): PutTicket | undefined;
}

/** Signs addresses below `prefix` that take one file each: of a known size, type and content, for a while. */
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
