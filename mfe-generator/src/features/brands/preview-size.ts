/** Size of picture copies in a brand form: enough for the preview, small enough to be stored with a draft. */
export const PREVIEW = { side: 240, quality: 0.9 };
