import { createHmac, timingSafeEqual } from 'node:crypto';

/** Path prefix for uploads to disk. */
export const UPLOAD_PREFIX = '/api/uploads/';

/** What a signed upload permits. */
export interface Ticket {
  readonly id: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Whether `bytes` is a maximum, because the size was unknown when it was signed. */
  readonly atMost: boolean;
  /** Expiry, in seconds since 1970. */
  readonly expires: number;
}

/** Signed URL (HMAC) of one upload, with its type and size. */
export function signUpload(secret: string, ticket: Ticket): string {
  const { id, contentType, bytes, atMost, expires } = ticket;
  const query = new URLSearchParams({ contentType, bytes: String(bytes), expires: String(expires) });
  if (atMost) query.set('at-most', '1');
  query.set('signature', mac(secret, ticket));
  return `${UPLOAD_PREFIX}${id}?${query}`;
}

/** @returns the ticket; undefined when the signature is invalid or has expired */
export function readTicket(secret: string, address: string, now = Date.now()): Ticket | undefined {
  const { pathname, searchParams } = new URL(address, 'http://upload');
  const ticket = {
    id: pathname.slice(UPLOAD_PREFIX.length),
    contentType: searchParams.get('contentType') ?? '',
    bytes: Number(searchParams.get('bytes')),
    atMost: searchParams.has('at-most'),
    expires: Number(searchParams.get('expires')),
  };
  const given = Buffer.from(searchParams.get('signature') ?? '');
  const ours = Buffer.from(mac(secret, ticket));
  const genuine = given.length === ours.length && timingSafeEqual(given, ours);
  return genuine && ticket.expires * 1000 > now ? ticket : undefined;
}

function mac(secret: string, { id, contentType, bytes, atMost, expires }: Ticket): string {
  const signed = ['upload', id, contentType, bytes, expires, ...(atMost ? ['at most'] : [])].join('\n');
  return createHmac('sha256', secret).update(signed).digest('base64url');
}
