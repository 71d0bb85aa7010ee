/** Pixels of a thumbnail (YouTube Help, Add video thumbnails). Every place and size of a layer is in them. */
export const WIDTH = 1280;
export const HEIGHT = 720;

/**
 * Where the length of a video stands, at the lower right. In the sidebar, where a thumbnail is 168 pixels wide, it takes
 * the largest part of it: about 44 by 22 of them.
 */
export const BADGE = { left: 944, top: 552, width: WIDTH - 944, height: HEIGHT - 552 } as const;

export const LAYERS_MAX = 5;
export const SIZE_MIN = 36;
export const SIZE_MAX = 280;

export const FACES = {
  display: '"Bricolage Grotesque Variable"',
  plain: '"Figtree Variable"',
} as const;

/** Words on a thumbnail. */
export interface TextLayer {
  readonly id: string;
  /** Several lines are several lines on the picture. */
  readonly text: string;
  /** Where its lines are aligned at: their left edge, their middle or their right edge. */
  readonly x: number;
  /** Top of its first line. */
  readonly y: number;
  /** Of its letters. */
  readonly size: number;
  readonly face: keyof typeof FACES;
  /** `#rrggbb`. */
  readonly colour: string;
  /** What sets it off from the picture. */
  readonly look: 'none' | 'outline' | 'plate';
  /** Of outline or plate. */
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

/** Whether two rectangles share a part. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** A letter of these faces in bold is about as wide as this part of its size. */
const LETTER = 0.56;

/** Words as they are first set: as large as their room allows, where the picture was asked to be empty. */
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

/** A layer that somebody adds. */
export function newLayer(id: string): TextLayer {
  return { ...firstLayer('Your words', 'top'), id, size: 110, look: 'plate', colour: '#101010', second: '#ffd60a' };
}
