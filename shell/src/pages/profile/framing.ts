/** The square crop of a picture. */
export interface Framing {
  /** Zoom factor; 1 shows the largest possible square. */
  readonly zoom: number;
  /** Horizontal position from 0, left edge, to 1, right edge. */
  readonly x: number;
  /** Vertical position from 0, upper edge, to 1, lower edge. */
  readonly y: number;
}

export const CENTRED: Framing = { zoom: 1, x: 0.5, y: 0.5 };
export const ZOOM_MAX = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The crop in the picture's own pixels. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Framing) {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * x, top: (height - side) * y };
}

/** The crop after dragging the picture; distances in sides of the frame, positive to the right and down. */
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
