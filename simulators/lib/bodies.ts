import type { IncomingHttpHeaders } from 'node:http';

/** Takes a body as it was sent. */
export const takeBytes = async (_http: unknown, body: Buffer): Promise<Buffer> => body;

/** Parses the text of an `application/x-www-form-urlencoded` body. */
export const parseForm = async (_http: unknown, body: string): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(body));

/** Parses JSON, where vendors' clients call an empty body JSON too. */
export const parseJson = async (_http: unknown, body: string): Promise<unknown> =>
  body === '' ? undefined : JSON.parse(body);

/** Reads the bytes of a `multipart/form-data` body. */
export function toForm(body: Buffer, headers: IncomingHttpHeaders): Promise<FormData> {
  return new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
}
