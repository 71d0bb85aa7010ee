import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, galleryPage } from './page';
import { GALLERY, SEEDS } from './prompts';
import { tileOf } from './tile';

const FOLDER = join(__dirname, '../../../docs/gallery');
const PROMPTS = Object.values(GALLERY).flat();

describe('the gallery', () => {
  it('has a picture of every prompt that its page lists', () => {
    expect(readFileSync(join(FOLDER, 'README.md'), 'utf8')).toBe(galleryPage());
    const files = PROMPTS.flatMap((_, index) => SEEDS.map((seed) => join(FOLDER, fileOf(index + 1, seed))));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('links the galleries of the other engines', () => {
    const links = [...galleryPage().matchAll(/\[[\w ]+\]\((\S+\.md)\)/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(5);
    expect(links.filter((link) => !existsSync(join(FOLDER, link)))).toEqual([]);
  });

  it('is deterministic, byte for byte', async () => {
    const row = PROMPTS.find(([prompt]) => prompt.includes('Summer sale'));
    const [once, again] = [await tileOf(row!, 1), await tileOf(row!, 1)];
    expect(again.equals(once)).toBe(true);
  });
});
