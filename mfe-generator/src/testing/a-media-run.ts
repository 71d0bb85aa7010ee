import type { GeneratedMedia } from '@flint/shared/contracts/generated-media';
import type { RunOf } from '@flint/shared/contracts/runs';
import { aRun } from './a-run';

/** A file of a run: a minute of audio by default. */
function aFile(over: Partial<GeneratedMedia> = {}): GeneratedMedia {
  return {
    ...{ id: 'file-1', role: 'audio', name: null, url: '/media/piece.mp3', contentType: 'audio/mpeg', bytes: 960_000 },
    ...{ seconds: 60, width: null, height: null, posterUrl: null, peaks: [0.2, 0.8, 0.4] },
    ...over,
  };
}

const { kind: _image, recipe: _recipe, output: _none, images: _pictures, ...common } = aRun();

/** A finished piece with its drums and its notes by default. */
export function aPiece(over: Partial<RunOf<'music'>> = {}): RunOf<'music'> {
  return {
    ...common,
    ...{ kind: 'music', title: 'Calm lo-fi, rain', servedBy: 'embedded', images: [] },
    recipe: {
      ...{ prompt: 'Calm lo-fi, rain', duration: 60, genre: 'lofi', mood: null, tempo: 82, key: null },
      ...{ seed: 21, format: 'mp3', stems: true, midi: true },
    },
    media: [
      aFile(),
      aFile({ id: 'file-2', role: 'stem', name: 'drums', url: '/media/drums.mp3' }),
      aFile({ id: 'file-3', role: 'midi', url: '/media/piece.mid', contentType: 'audio/midi', peaks: null }),
    ],
    output: {
      plan: {
        ...{ genre: 'lofi', mood: 'calm', tempo: 82, key: 'A minor' },
        sections: [
          { name: 'intro', start: 0, end: 12 },
          { name: 'A', start: 12, end: 60 },
        ],
      },
      ...{ loudness: -14.1, truePeak: -1.3 },
    },
    ...over,
  };
}

/** A finished film with default values. */
export function aFilm(over: Partial<RunOf<'video'>> = {}): RunOf<'video'> {
  return {
    ...common,
    ...{ kind: 'video', title: 'Dunes at dusk', servedBy: 'embedded', images: [], output: null },
    recipe: {
      ...{ prompt: 'Dunes at dusk', model: 'fal-ai/stable-video', imageUrl: null, duration: 5, aspectRatio: '16:9' },
      ...{ motionBucketId: 127, seed: 21, captions: true, speech: { text: 'Far away.', voice: 'ewan' } },
    },
    media: [
      aFile({
        ...{ role: 'video', url: '/media/film.mp4', contentType: 'video/mp4', seconds: 5 },
        ...{ width: 1280, height: 720, posterUrl: '/media/film.webp', peaks: null },
      }),
    ],
    ...over,
  };
}
