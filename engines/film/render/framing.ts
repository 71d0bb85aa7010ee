/** Of pictures that are given, which may be of any size. */
export const MAX_PIXELS = 50_000_000;

/** How a picture of another shape fills a frame: cut to what draws the eye. */
export const FRAMING = { fit: 'cover', position: 'attention' } as const;
/** A picture's pixels for one of the frame's, in each direction: room to come nearer without it going soft. */
export const HEAD_ROOM = 1.4;
