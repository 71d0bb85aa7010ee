import { MUSIC_GENRES, type MusicGenre } from '@flint/shared/contracts/music';
import { compose } from '../compose/compose';
import { galleryOrder } from './prompts';

/** File of a genre's piece, below the folder. */
export const fileOf = (genre: MusicGenre): string => `${genre}.mp3`;

/** Markdown page of the music: one unedited piece of each genre, with the first seed. */
export function musicPage(): string {
  const rows = MUSIC_GENRES.map(({ id, label }) => {
    const order = galleryOrder(id);
    const { mood, key, tempo, sections } = compose(order).plan;
    const form = sections.map(({ name }) => name).join(', ');
    return `- [${label}](${fileOf(id)}): “${order.prompt}”. ${key}, ${Math.round(tempo)} beats a minute, ${mood}; ${form}`;
  });
  return `# Music

What the built-in composer makes of these prompts, seed 1 each, none picked by hand. It writes by rules: genre, mood,
tempo and key are read from the words, a form is fitted to the time, chords lead into each other, a motif comes back and
changes, and players with loose hands play it on sampled instruments (MuseScore General). No model of music and no
network took part. The same prompt, seed and length give the same notes and samples. Mastered to −14 LUFS; these copies
are small ones of 96 kbit/s.

    npm run gallery:music            # all
    npm run gallery:music -- jazz    # some

${rows.join('\n')}
`;
}
