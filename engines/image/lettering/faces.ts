import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/**
 * Typefaces for lettering, all under the Open Font License, read from their packages: the main file of each, and the
 * suffixes of the files with further scripts.
 */
const FILES = {
  /** Plain and sturdy; has the most letters, so it is the fallback of every other face. */
  manrope: {
    first: () => require.resolve('@fontsource/manrope/files/manrope-latin-800-normal.woff'),
    further: ['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
  },
  /** A condensed poster face. */
  anton: {
    first: () => require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff'),
    further: ['latin-ext', 'vietnamese'],
  },
  /** A serif face with high contrast. */
  playfair: {
    first: () => require.resolve('@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff'),
    further: ['latin-ext', 'vietnamese', 'cyrillic'],
  },
  /** A handwriting face. */
  caveat: {
    first: () => require.resolve('@fontsource/caveat/files/caveat-latin-700-normal.woff'),
    further: ['latin-ext', 'cyrillic'],
  },
  /** A rounded, friendly face. */
  fredoka: {
    first: () => require.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff'),
    further: ['latin-ext'],
  },
  /** A futuristic face. */
  orbitron: {
    first: () => require.resolve('@fontsource/orbitron/files/orbitron-latin-800-normal.woff'),
    further: [],
  },
} as const;
export type FaceId = keyof typeof FILES;

export interface Face {
  id: FaceId;
  /** Font files by script; the first that has a letter sets it. */
  fonts: readonly Font[];
  /** Line height, in type sizes. */
  leading: number;
  /** Scale of the type size: a face with a small x-height needs more. */
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

/** A typeface, loaded on first use and cached. */
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
