import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUSIC_GENRE_IDS } from '@flint/shared/contracts/music';
import { compose } from '../compose/compose';
import { fileOf, musicPage } from './page';
import { galleryOrder } from './prompts';

const FOLDER = join(__dirname, '../../../docs/gallery/music');

describe('the gallery of music', () => {
  it('has a piece of every genre that its page lists', () => {
    expect(readFileSync(join(FOLDER, 'README.md'), 'utf8')).toBe(musicPage());
    expect(MUSIC_GENRE_IDS.filter((genre) => !existsSync(join(FOLDER, fileOf(genre))))).toEqual([]);
  });

  it.each(MUSIC_GENRE_IDS)('reads the genre %s from the prompt alone', (genre) => {
    expect(compose(galleryOrder(genre)).plan.genre).toBe(genre);
  });
});
