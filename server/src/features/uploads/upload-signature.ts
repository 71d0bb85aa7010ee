import { createHmac, timingSafeEqual } from 'node:crypto';

/** The path a disk upload is PUT to. */
export const UPLOAD_PREFIX = '/api/uploads/';

/** What one upload is signed for. */
export interface Ticket {
  readonly id: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Whether the size was not known when it was signed: `bytes` is the most it may have. */
  readonly atMost: boolean;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Signs the address of one upload with its type and size. */
export function signUpload(secret: string, ticket: Ticket): string {
  const { id, contentType, bytes, atMost, expires } = ticket;
  const query = new URLSearchParams({ contentType, bytes: String(bytes), expires: String(expires) });
  if (atMost) query.set('at-most', '1');
  query.set('signature', mac(secret, ticket));
  return `${UPLOAD_PREFIX}${id}?${query}`;
}

/** @returns what the address was signed for; undefined when it is not ours, was changed or has expired */
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
