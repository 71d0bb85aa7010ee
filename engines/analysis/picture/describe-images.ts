import type { ImageAnalysis, PaletteColour } from '@flint/shared/contracts/analysis';
import type { ImagesDescribed, ReferencePicture } from '../../spec/analyser';
import { ProviderError } from '../../spec/provider-error';
import { analysePicture } from './analyse-picture';

const COLOURS = 5;

/**
 * Describes pictures and writes a prompt for something like them. One picture of the user's own returns its own prompt
 * word for word; of others the prompt has what most of them share.
 * @throws ProviderError `refused` when a picture cannot be read; the signal's reason
 */
export async function describeImages(
  pictures: readonly ReferencePicture[],
  signal?: AbortSignal,
): Promise<ImagesDescribed> {
  const images: ImageAnalysis[] = [];
  for (const [at, { bytes, ownPrompt = null }] of pictures.entries()) {
    signal?.throwIfAborted();
    const analysis = await analysePicture(bytes).catch((error: unknown) => {
      const message = `Picture ${at + 1} could not be read.`;
      throw new ProviderError('refused', { message, diagnostic: String(error) });
    });
    images.push({ ...analysis, ownPrompt });
  }
  const own = images.flatMap(({ ownPrompt }) => ownPrompt ?? []);
  const palette = merged(images);
  const style = commonTraits(images, palette).join(', ');
  const [only] = own;
  const prompt = only === undefined ? style : images.length === 1 ? only : `${only}, ${style}`;
  return { prompt, subjectKnown: only !== undefined, palette, images };
}

/** Traits that more than half of the pictures have, in the order of the first; the palette is the merged one. */
function commonTraits(images: readonly ImageAnalysis[], palette: readonly PaletteColour[]): string[] {
  const [first] = images;
  if (!first) return [];
  const counts = new Map<string, number>();
  for (const trait of images.flatMap(({ traits }) => traits)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count * 2 > images.length).map(([trait]) => trait);
  if (images.length === 1) return shared;
  const names = [...new Set(palette.map(({ name }) => name))].slice(0, 3);
  return [`${names.join(', ')} palette`, ...shared.filter((trait) => !trait.endsWith(' palette'))];
}

/** Merges palettes by colour name; each picture weighs the same. */
function merged(images: readonly ImageAnalysis[]): PaletteColour[] {
  const byName = new Map<string, PaletteColour>();
  for (const { name, hex, share } of images.flatMap(({ palette }) => palette)) {
    const part = share / images.length;
    const known = byName.get(name);
    byName.set(name, { name, hex: known?.hex ?? hex, share: Math.round(((known?.share ?? 0) + part) * 100) / 100 });
  }
  return [...byName.values()].sort((one, other) => other.share - one.share).slice(0, COLOURS);
}
