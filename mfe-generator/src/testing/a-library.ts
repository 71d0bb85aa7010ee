import type { DrawnPicture, LibraryMedia, LibraryPicture, LibraryText } from '@flint/shared/contracts/library';
import { anImage, aRun } from './a-run';

/** The id of an item of {@link aLibrary} by index. */
export function idAt(place: number): string {
  return `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
}

/** A library picture, square by default. */
export function anItem(place: number, over: Partial<DrawnPicture> = {}): DrawnPicture {
  const { recipe } = aRun();
  const prompt = `Picture ${place}`;
  const image = { ...anImage(1), id: idAt(place), url: `/media/${place}.png`, prompt, seed: 48213 + place };
  return {
    id: idAt(place),
    kind: 'image',
    title: prompt,
    madeAs: 'image',
    media: null,
    words: null,
    madeIn: null,
    ...{ edit: null, madeFrom: null, madeInto: [], parts: [] },
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

/** Items made a minute apart, newest first. */
export function aLibrary(count: number): LibraryPicture[] {
  return Array.from({ length: count }, (_, place) => anItem(place));
}

/** A photo of the user's own. */
export function aPhoto(place: number, fileName: string): LibraryPicture {
  const item = anItem(place);
  return {
    ...item,
    title: fileName,
    image: { ...item.image, prompt: fileName, model: '', seed: 0, type: 'uploaded' },
    madeAs: 'upload',
    recipe: { fileName, aspectRatio: '1:1', style: null },
    ...{ cost: 0, seconds: null },
  };
}

/** A speech of twelve seconds. */
export function aSound(place: number, title = `Sound ${place}`): LibraryMedia {
  const { image: _, ...item } = anItem(place);
  const file = { id: idAt(place), name: null, width: null, height: null, posterUrl: null };
  return {
    ...item,
    kind: 'audio',
    title,
    image: null,
    media: {
      ...file,
      role: 'audio',
      url: `/media/${place}.mp3?lapse=1`,
      contentType: 'audio/mpeg',
      bytes: 120_000,
      seconds: 12,
      peaks: [0, 0.5, 1],
    },
    madeAs: 'speech',
    recipe: { text: title, voice: 'clara', format: 'mp3', speed: 1 },
  };
}

/** A film of five seconds. */
export function aFilm(place: number, title = `Film ${place}`): LibraryMedia {
  const { image: _, ...item } = anItem(place);
  const file = { id: idAt(place), name: null, width: 1280, height: 720, posterUrl: `/media/${place}.jpg` };
  return {
    ...item,
    kind: 'video',
    title,
    image: null,
    media: {
      ...file,
      role: 'video',
      url: `/media/${place}.mp4?lapse=1`,
      contentType: 'video/mp4',
      bytes: 1_400_000,
      seconds: 5,
      peaks: null,
    },
    madeAs: 'video',
    recipe: {
      ...{ prompt: title, model: 'fal-ai/stable-video', imageUrl: null, duration: 5, aspectRatio: '16:9' },
      ...{ motionBucketId: 127, seed: 7, captions: false },
    },
  };
}

/** An answer of the playground's chat. */
export function anAnswer(place: number, title = `Answer ${place}`): LibraryText {
  const { image: _, ...item } = anItem(place);
  return {
    ...item,
    kind: 'answer',
    title,
    image: null,
    words: { excerpt: 'Herons stand **still**', length: 31, whole: null, tool: null },
    madeAs: 'chat',
    recipe: { messages: [], model: 'a-model', maxTokens: 100, temperature: null, seed: null },
  };
}
