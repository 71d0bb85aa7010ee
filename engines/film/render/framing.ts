/** Largest input picture, pixels. */
export const MAX_PIXELS = 50_000_000;

/** Crop of a picture with another aspect ratio: to its most salient part. */
export const FRAMING = { fit: 'cover', position: 'attention' } as const;
/** Oversampling of the picture against the frame, in each direction: room to zoom in without blur. */
export const HEAD_ROOM = 1.4;
