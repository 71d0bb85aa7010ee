import type { LibraryItem } from '@flint/shared/contracts/library';
import { anImage, aRun } from './a-run';

/** The id of the thing at a place of {@link aLibrary}. */
export function idAt(place: number): string {
  return `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
}

/** One made thing: square, unless told otherwise. */
export function anItem(place: number, over: Partial<LibraryItem> = {}): LibraryItem {
  const { recipe } = aRun();
  const prompt = `Picture ${place}`;
  const image = { ...anImage(1), id: idAt(place), url: `/media/${place}.png`, prompt, seed: 48213 + place };
  return {
    id: idAt(place),
    kind: 'image',
    image: { ...image, width: 1024, height: 1024 },
    runId: `run-${place}`,
    recipe: { ...recipe, prompt, seed: 48213 + place },
    servedBy: 'embedded',
    cost: 1,
    seconds: 2.4,
    favourite: false,
    collectionIds: [],
    createdAt: new Date(Date.UTC(2026, 10, 3, 14) - place * 60_000).toISOString(),
    deletedAt: null,
    ...over,
  };
}

/** Things made a minute apart, newest first. */
export function aLibrary(count: number): LibraryItem[] {
  return Array.from({ length: count }, (_, place) => anItem(place));
}
