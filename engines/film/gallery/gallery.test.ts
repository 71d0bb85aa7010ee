import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAMERA_MOVE_IDS } from '@flint/shared/contracts/camera';
import { planFilm } from '../plan/plan-film';
import { clipPage, stripOf } from './clip-page';
import { CLIPS } from './clips';

const FOLDER = join(__dirname, '../../../docs/gallery');

test('the page of films equals the output of its script, with every strip', () => {
  expect(readFileSync(join(FOLDER, 'films.md'), 'utf8')).toBe(clipPage());
  const files = CLIPS.map((_, index) => join(FOLDER, stripOf(index + 1)));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('every camera move is shown', () => {
  const shown = CLIPS.flatMap((clip) => planFilm(clip).scenes.map(({ camera }) => camera));
  expect(CAMERA_MOVE_IDS.filter((camera) => !shown.includes(camera))).toEqual([]);
});
