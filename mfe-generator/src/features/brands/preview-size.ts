/** Of the copies of pictures in a form of a brand: enough for its preview, small enough to be kept with a draft. */
export const PREVIEW = { side: 240, quality: 0.9 };
