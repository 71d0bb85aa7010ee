/** Limits and defaults of edits, apart from their calls: first screens that need a number load no schema for it. */

/** Strength of an edit that names none. */
export const EDIT_STRENGTH_DEFAULT = 0.5;
export const EDIT_PROMPT_MAX = 1000;
export const UPSCALE_FACTOR_DEFAULT = 2;
/** Most pixels of a picture to edit, and of an enlarged one. */
export const EDIT_PIXELS_MAX = 64_000_000;
/** Most pixels that the built-in editor works on: a larger picture is made smaller first. */
const EDITED_PIXELS_MAX = 24_000_000;

/** Width and height in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const megapixels = ({ width, height }: Size) => Math.ceil((width * height) / 1e6);

/** Why a picture is too large to be edited; undefined when it is not. */
export function tooLargeToEdit(size: Size): string | undefined {
  if (size.width * size.height <= EDIT_PIXELS_MAX) return undefined;
  const most = EDIT_PIXELS_MAX / 1e6;
  return `A picture to edit has at most ${most} megapixels; this one has ${megapixels(size)}. Make it smaller first.`;
}

/** Why the enlarged picture, of the given size, would be too large; undefined when it would not. */
export function tooLargeToMake(size: Size): string | undefined {
  if (size.width * size.height <= EDIT_PIXELS_MAX) return undefined;
  const [large, most] = [`${size.width} × ${size.height}`, EDIT_PIXELS_MAX / 1e6];
  return `The larger picture would have ${megapixels(size)} megapixels (${large}); at most ${most} are possible.`;
}

/** The size at which the built-in editor works on a picture. */
export function editedSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(EDITED_PIXELS_MAX / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** That the built-in editor makes a picture smaller, in words; undefined when it does not. */
export function smallerNote(size: Size): string | undefined {
  if (size.width * size.height <= EDITED_PIXELS_MAX) return undefined;
  const { width, height } = editedSize(size);
  return `This picture has ${megapixels(size)} megapixels; it is edited at ${EDITED_PIXELS_MAX / 1e6}, as ${width} × ${height} pixels.`;
}
