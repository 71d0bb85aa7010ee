interface Size {
  /** Longest side in pixels. */
  readonly side: number;
  /** WebP quality from 0 to 1. */
  readonly quality: number;
}

/**
 * Scales a picture down to a data URL that can be stored with a form, so that it is still visible after a reload. Null
 * where the browser cannot decode it.
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

/** {@link smallCopy} of the picture at a URL; null also where that cannot be fetched. */
export async function smallCopyAt(url: string, size: Size): Promise<string | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await smallCopy(await answer.blob(), size) : null;
  } catch {
    return null;
  }
}
