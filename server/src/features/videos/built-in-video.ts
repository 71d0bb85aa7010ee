import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Filmmaker, FilmOrder } from '@flint/engines/spec/film';
import type { Musician } from '@flint/engines/spec/music';
import type { Speaker } from '@flint/engines/spec/speaker';
import type { VideoRecipe } from '@flint/shared/contracts/recipes/video';
import { DEFAULT_SPEED } from '@flint/shared/contracts/speech';
import type { VoiceId } from '@flint/shared/contracts/voices';
import type { Engine, MakeContext } from '../generation/kind';
import type { Pictures } from '../generation/pictures';
import { toFilmOrder } from './to-film-order';

interface Engines {
  readonly filmmaker: Pick<Filmmaker, 'make'>;
  readonly speaker: Pick<Speaker, 'speak'>;
  readonly musician: Pick<Musician, 'make'>;
  readonly pictures: Pictures;
}

/** Share of the sound in the progress, in percent. */
const SOUND = 20;

/** The built-in filmmaker: first makes the sound, then moves a camera over drawings and pictures. */
export function builtInVideo({ filmmaker, pictures, ...sounds }: Engines): Engine<'video'> {
  return {
    servedBy: 'embedded',
    async make(recipe, context) {
      const { scratch, signal, say } = context;
      const order = await toFilmOrder(recipe, pictures, context);
      const heard = await makeSound(recipe, sounds, context);
      const before = Object.keys(heard).length > 0 ? SOUND : 0;
      const film = await filmmaker.make(
        { ...order, ...heard },
        {
          ...{ directory: scratch, signal },
          onProgress: ({ fraction, phase }) => say(phase, before + fraction * (100 - before)),
        },
      );
      const { file: content, contentType, seconds, width, height, poster } = film;
      return {
        files: [
          {
            ...{ role: 'video', content, contentType, seconds, width, height, seed: recipe.seed },
            ...{ dominantColor: poster.dominantColor },
            poster: { content: poster.image, contentType: poster.contentType },
          },
        ],
      };
    },
  };
}

async function makeSound(
  { speech, music, duration, seed }: VideoRecipe,
  { speaker, musician }: Pick<Engines, 'speaker' | 'musician'>,
  { scratch, signal, say }: MakeContext,
): Promise<Pick<FilmOrder, 'speechFile' | 'musicFile'>> {
  const heard: { speechFile?: string; musicFile?: string } = {};
  if (speech) {
    say('Speaking', 0);
    const voice = speech.voice as VoiceId;
    const spoken = await speaker.speak({ text: speech.text, voice, format: 'wav', speed: DEFAULT_SPEED }, { signal });
    heard.speechFile = join(scratch, 'speech.wav');
    await writeFile(heard.speechFile, spoken.audio);
  }
  if (music) {
    say('Playing the music', SOUND / 2);
    const piece = await musician.make(
      {
        ...{ prompt: music, seconds: Math.max(SHORTEST_MUSIC, Math.ceil(duration)), seed },
        ...{ genre: null, mood: null, tempo: null, key: null, format: 'wav', stems: false, midi: false },
      },
      { directory: scratch, signal },
    );
    heard.musicFile = piece.file;
  }
  return heard;
}

/** Minimum seconds of music: a shorter piece has no form. What is longer than the film is cut. */
const SHORTEST_MUSIC = 5;
