import type { MusicGenre } from '@flint/shared/contracts/music';
import { AMBIENT } from './ambient';
import { BOSSA } from './bossa';
import { CINEMATIC } from './cinematic';
import { CLASSICAL } from './classical';
import { DRUM_AND_BASS } from './drumandbass';
import { FOLK } from './folk';
import { FUNK } from './funk';
import type { Genre } from './genre';
import { HIPHOP } from './hiphop';
import { HOUSE } from './house';
import { JAZZ } from './jazz';
import { LOFI } from './lofi';
import { POP } from './pop';
import { ROCK } from './rock';
import { SYNTHWAVE } from './synthwave';

/** How each genre is written. */
export const GENRES: Readonly<Record<MusicGenre, Genre>> = {
  lofi: LOFI,
  ambient: AMBIENT,
  cinematic: CINEMATIC,
  pop: POP,
  rock: ROCK,
  house: HOUSE,
  hiphop: HIPHOP,
  jazz: JAZZ,
  folk: FOLK,
  classical: CLASSICAL,
  bossa: BOSSA,
  funk: FUNK,
  synthwave: SYNTHWAVE,
  drumandbass: DRUM_AND_BASS,
};
