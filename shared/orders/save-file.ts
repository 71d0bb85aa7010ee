/** Saves a text or bytes as a file by a download link. */
export function saveFile(name: string, contentType: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type: contentType }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Safe to revoke at once: only the click needs the URL, and a running download keeps the bytes.
  URL.revokeObjectURL(address);
}
