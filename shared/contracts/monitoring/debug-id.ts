/**
 * The debug id of a script, which finds its source map: the SHA-256 of its path, as a UUID. Paths name versions or hashes
 * of contents, so that no id needs to be written into the file.
 */
export async function debugIdOf(path: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path));
  const hex = [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
