/** Which square of a picture is shown. */
export interface Framing {
  /** 1 shows the largest square there is. */
  readonly zoom: number;
  /** From 0, the left edge, to 1, the right one. */
  readonly x: number;
  /** From 0, the upper edge, to 1, the lower one. */
  readonly y: number;
}

export const CENTRED: Framing = { zoom: 1, x: 0.5, y: 0.5 };
export const ZOOM_MAX = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The square in the picture's own pixels. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Framing) {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * x, top: (height - side) * y };
}

/** The framing after the picture was dragged by parts of the frame's side: 1 is a whole side to the right or down. */
export function drag(size: Size, framing: Framing, right: number, down: number): Framing {
  const { side } = squareOf(size, framing);
  const shift = (at: number, by: number, room: number) => (room > 0 ? clamp(at - (by * side) / room) : at);
  return {
    ...framing,
    x: shift(framing.x, right, size.width - side),
    y: shift(framing.y, down, size.height - side),
  };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
