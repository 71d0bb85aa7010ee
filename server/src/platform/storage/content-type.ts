import mime from 'mime';

/** As RFC 9639 registers it; the MIME table has an older name. */
const FLAC = 'audio/flac';

/** The content type of an object, by the extension of its key. */
export function contentTypeOf(key: string): string {
  return key.endsWith('.flac') ? FLAC : (mime.getType(key) ?? 'application/octet-stream');
}
