import { resultHref } from '@flint/shared/contracts/run-href';
import type { Run } from '@flint/shared/contracts/runs';
import { aRun } from '../testing/a-run';
import { newsOf } from './result-words';

test('a chain is called one, and shown on its page', () => {
  const recipe = { name: 'A video page', templateId: null, steps: [], chain: { id: 'video-page', choose: true } };
  const run = { ...aRun('boat', 'completed'), kind: 'steps', recipe } as unknown as Run;
  expect(resultHref(run)).toBe('/platform-tools/chains/video-page?run=boat');
  expect(newsOf(run)).toBe('Your chain is ready.');
});

test.each([
  [0, 'No pictures are ready.'],
  [1, '1 picture is ready.'],
  [2, '2 pictures are ready.'],
])('%i pictures that arrived are told as one says it', (count, words) => {
  const images = Array.from({ length: count }, (_, at) => ({ id: `picture-${at}` }));
  expect(newsOf({ ...aRun('boats', 'completed'), message: null, images } as unknown as Run)).toBe(words);
});

test('a picture made from a picture is shown with its details in the library', () => {
  const drawn = aRun('a boat', 'completed');
  const recipe = { ...drawn.recipe, picture: 'a', source: { from: 'library', name: 'a boat' }, strength: 0.5 };
  const edited = { ...drawn, kind: 'edit', recipe, images: [{ id: 'picture-1' }] } as unknown as Run;
  expect(resultHref(edited)).toBe('/library?item=picture-1');
  expect(resultHref({ ...edited, images: [] })).toMatch(/^\/library#run-/);
});
