/** Size of a thumbnail in pixels (YouTube Help, Add video thumbnails); all coordinates of layers use it. */
export const WIDTH = 1280;
export const HEIGHT = 720;

/**
 * The video length badge at the lower right, at its largest relative size: about 44 by 22 of 168 pixels in the sidebar.
 */
export const BADGE = { left: 944, top: 552, width: WIDTH - 944, height: HEIGHT - 552 } as const;

export const LAYERS_MAX = 5;
export const SIZE_MIN = 36;
export const SIZE_MAX = 280;

export const FACES = {
  display: '"Flint Display"',
  plain: '"Figtree Variable"',
} as const;

/** A text layer of a thumbnail. */
export interface TextLayer {
  readonly id: string;
  /** Line breaks are kept. */
  readonly text: string;
  /** X coordinate of its alignment: left edge, middle or right edge of its lines. */
  readonly x: number;
  /** Top of its first line. */
  readonly y: number;
  /** Font size. */
  readonly size: number;
  readonly face: keyof typeof FACES;
  /** `#rrggbb`. */
  readonly colour: string;
  /** How it is set off from the picture. */
  readonly look: 'none' | 'outline' | 'plate';
  /** Colour of the outline or plate. */
  readonly second: string;
  readonly align: 'left' | 'center' | 'right';
}

/** A rectangle on the thumbnail. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whether two rectangles overlap. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** Mean width of a bold letter of these fonts, relative to the font size. */
const LETTER = 0.56;

/** The initial layer: as large as its area allows, where the picture was ordered to stay free. */
export function firstLayer(words: string, room: unknown): TextLayer {
  const lines = words.split('\n');
  const longest = Math.max(1, ...lines.map((line) => Array.from(line).length));
  const isHalf = room === 'left' || room === 'right';
  const across = (isHalf ? 600 : 1_080) / (longest * LETTER);
  const size = Math.round(Math.min(190, (isHalf ? 480 : 300) / lines.length, Math.max(64, across)));
  const y = room === 'top' ? 56 : room === 'none' ? 440 : Math.max(56, (HEIGHT - size * lines.length * 1.1) / 2);
  const base = { id: 'first', text: words, size, y: Math.round(y), face: 'display', colour: '#ffffff' } as const;
  const at = { left: { x: 64, align: 'left' }, right: { x: WIDTH - 64, align: 'right' } } as const;
  const place = room === 'right' ? at.right : room === 'top' ? ({ x: WIDTH / 2, align: 'center' } as const) : at.left;
  return { ...base, ...place, look: 'outline', second: '#101010' };
}

/** A new layer with default values. */
export function newLayer(id: string): TextLayer {
  return { ...firstLayer('Your words', 'top'), id, size: 110, look: 'plate', colour: '#101010', second: '#ffd60a' };
}
