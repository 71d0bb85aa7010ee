import contentDisposition from 'content-disposition';

/** The header that saves an answer under a name: as it is where browsers read that, in plain letters elsewhere. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_');
  return contentDisposition(name, { fallback: plain });
}
