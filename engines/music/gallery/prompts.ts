import type { MusicGenre } from '@flint/shared/contracts/music';
import type { PieceWishes } from '../../spec/music';

/** One prompt for each genre, as people write them. */
const MUSIC_GALLERY: Readonly<Record<MusicGenre, string>> = {
  lofi: 'lofi beats to study to on a rainy evening',
  ambient: 'slow ambient music for meditation, floating in space',
  cinematic: 'epic orchestral trailer music for a battle at dawn',
  pop: 'upbeat corporate pop for a product video',
  rock: 'driving rock with electric guitar for a skate video',
  house: 'deep house for a rooftop party at night',
  hiphop: 'dark boom bap hip-hop beat with a flute',
  jazz: 'late night jazz with a saxophone in a small club',
  folk: 'happy acoustic folk around a campfire',
  classical: 'a romantic waltz for solo piano in A minor',
  bossa: 'bossa nova for a cafe by the sea',
  funk: 'groovy funk with slap bass and brass',
  synthwave: 'synthwave drive through a neon city, 100 bpm',
  drumandbass: 'liquid drum and bass for a mountain bike film',
};

/** Length of a piece in seconds: long enough for an intro, two themes and an ending. */
const SECONDS = 24;
const SEED = 1;

/** The order for a genre's piece: its prompt alone. */
export const galleryOrder = (genre: MusicGenre): PieceWishes => ({
  ...{ prompt: MUSIC_GALLERY[genre], seconds: SECONDS, seed: SEED },
  ...{ genre: null, mood: null, tempo: null, key: null },
});
