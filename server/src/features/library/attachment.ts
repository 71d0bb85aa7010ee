import contentDisposition from 'content-disposition';

/** `content-disposition` that saves an answer under a name: RFC 5987 encoding, with an ASCII fallback. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_');
  return contentDisposition(name, { fallback: plain });
}
