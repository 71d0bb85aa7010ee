interface Size {
  /** Longest side in pixels. */
  readonly side: number;
  /** Of WebP, from 0 to 1. */
  readonly quality: number;
}

/**
 * A picture made small enough to be kept with a form, as a data address: what was sent can still be seen after a
 * reload. Null where the browser cannot read it.
 */
export async function smallCopy(file: Blob, { side, quality }: Size): Promise<string | null> {
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(whole.width, whole.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(whole.width * scale));
    canvas.height = Math.max(1, Math.round(whole.height * scale));
    canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    return canvas.toDataURL('image/webp', quality);
  } catch {
    return null;
  }
}
