/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, contentType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: contentType }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Only the click needs it, and a browser that is still reading holds on to the bytes.
  URL.revokeObjectURL(address);
}
