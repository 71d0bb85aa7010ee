/** Hands a text or bytes to the browser as a file to be saved. */
export function saveFile(name: string, contentType: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type: contentType }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Only the click needs it, and a browser that is still reading holds on to the bytes.
  URL.revokeObjectURL(address);
}
