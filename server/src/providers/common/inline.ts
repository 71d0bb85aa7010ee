import type { InputFile } from '@flint/engines/spec/input-files';

/** A file as a text that travels inside a request. */
export const inline = ({ bytes, contentType }: InputFile) =>
  `data:${contentType};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;
