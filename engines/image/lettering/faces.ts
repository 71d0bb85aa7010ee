import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/**
 * Typefaces for words on pictures, all under the Open Font License, read from their packages: the first file of each,
 * and the endings of those that hold further letters.
 */
const FILES = {
  /** Plain and sturdy; the widest set of letters, so it stands in wherever another face lacks one. */
  manrope: {
    first: () => require.resolve('@fontsource/manrope/files/manrope-latin-800-normal.woff'),
    further: ['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
  },
  /** A narrow poster face. */
  anton: {
    first: () => require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff'),
    further: ['latin-ext', 'vietnamese'],
  },
  /** A book face with contrast. */
  playfair: {
    first: () => require.resolve('@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff'),
    further: ['latin-ext', 'vietnamese', 'cyrillic'],
  },
  /** A pencil's hand. */
  caveat: {
    first: () => require.resolve('@fontsource/caveat/files/caveat-latin-700-normal.woff'),
    further: ['latin-ext', 'cyrillic'],
  },
  /** Round and friendly. */
  fredoka: {
    first: () => require.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff'),
    further: ['latin-ext'],
  },
  /** Signs of the future. */
  orbitron: {
    first: () => require.resolve('@fontsource/orbitron/files/orbitron-latin-800-normal.woff'),
    further: [],
  },
} as const;
export type FaceId = keyof typeof FILES;

export interface Face {
  id: FaceId;
  /** Files by the letters they hold; the first that has one sets it. */
  fonts: readonly Font[];
  /** Between baselines, in type sizes. */
  leading: number;
  /** Type size against other faces: a hand with small letters needs more. */
  scale: number;
  capitals: boolean;
}

const MANNERS: Readonly<Record<FaceId, { leading: number; scale: number; capitals?: boolean }>> = {
  manrope: { leading: 1.14, scale: 0.94 },
  anton: { leading: 1.16, scale: 1.16, capitals: true },
  playfair: { leading: 1.16, scale: 1 },
  caveat: { leading: 1.0, scale: 1.32 },
  fredoka: { leading: 1.12, scale: 1 },
  orbitron: { leading: 1.24, scale: 0.86, capitals: true },
};

const loaded = new Map<FaceId, Face>();

/** A face, read from its package the first time. */
export function faceOf(id: FaceId): Face {
  const known = loaded.get(id);
  if (known) return known;
  const { first, further } = FILES[id];
  const path = first();
  const fonts = [path, ...further.map((letters) => path.replace(/-latin-(?=\d+-normal)/, `-${letters}-`))].map(open);
  const face: Face = { id, fonts, capitals: false, ...MANNERS[id] };
  loaded.set(id, face);
  return face;
}

function open(path: string): Font {
  const font = create(readFileSync(path));
  if (!('layout' in font)) throw new Error(`${path} holds no single font`);
  return font;
}

/** Whether a face has a glyph for every letter of a text. */
export function covers({ fonts }: Face, text: string): boolean {
  return Array.from(text).every((mark) => mark === ' ' || fonts.some((font) => has(font, mark)));
}

/** Whether a font has a glyph for a character. */
export const has = (font: Font, mark: string): boolean => font.hasGlyphForCodePoint(mark.codePointAt(0) ?? 0);
