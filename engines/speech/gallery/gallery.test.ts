import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VOICE_IDS } from '@flint/shared/contracts/voices';
import { fileOf, voicesPage } from './page';

const FOLDER = join(__dirname, '../../../docs/gallery/voices');

it('has a sample of every voice that its page lists', () => {
  expect(readFileSync(join(FOLDER, 'README.md'), 'utf8')).toBe(voicesPage());
  expect(VOICE_IDS.filter((voice) => !existsSync(join(FOLDER, fileOf(voice))))).toEqual([]);
});
