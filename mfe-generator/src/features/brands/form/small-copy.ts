/** Longest side in pixels: enough for a preview, small enough to be kept with a draft. */
const SIDE = 240;

/** A picture as an address that outlives a reload; null where the browser cannot draw it. */
export async function smallCopy(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/webp', 0.9);
  } catch {
    return null;
  }
}
