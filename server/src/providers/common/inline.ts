import type { InputFile } from '@flint/engines/spec/input-files';

/** Encodes a file as a data URI, to be sent inside a request. */
export const inline = ({ bytes, contentType }: InputFile) =>
  `data:${contentType};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;
