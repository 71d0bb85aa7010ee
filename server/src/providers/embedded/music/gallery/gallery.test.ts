import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MUSIC_GENRE_IDS } from '@flint/shared/contracts/music';
import { compose } from '../compose/compose';
import type { Musician } from '../musician';
import { playGallery } from './play-gallery';

describe('the gallery of music', () => {
  it('has a piece of every genre, each read as that genre from its prompt alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'flint-gallery-'));
    const musician: Musician = {
      make: async (order, { directory }) => {
        const file = join(directory, 'piece.mp3');
        await writeFile(file, order.prompt);
        const { plan } = compose(order);
        const measured = { seconds: order.seconds, loudness: -14, truePeak: -1.5 };
        return { file, contentType: 'audio/mpeg', ...measured, plan, stems: [], midi: null };
      },
      close: () => Promise.resolve(),
    };
    try {
      const pieces = await playGallery(musician, folder);
      expect(pieces.map(({ plan }) => plan.genre)).toEqual(MUSIC_GENRE_IDS);
      expect((await readdir(folder)).toSorted()).toEqual(pieces.map(({ name }) => name).toSorted());
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
