import type { Run } from '@flint/shared/contracts/runs';
import { aRun } from '../testing/a-run';
import { resultHref } from './result-href';

test('a chain is shown on its page, whichever of its runs it is', () => {
  const recipe = { name: 'A video page', templateId: null, steps: [], chain: { id: 'video-page', choose: true } };
  const run = { ...aRun('a boat', 'completed'), kind: 'steps', recipe } as unknown as Run;
  expect(resultHref(run)).toBe('/platform-tools/chains/video-page');
});

test('a picture made from a picture is shown with its details in the library', () => {
  const drawn = aRun('a boat', 'completed');
  const recipe = { ...drawn.recipe, picture: 'a', source: { from: 'library', name: 'a boat' }, strength: 0.5 };
  const edited = { ...drawn, kind: 'edit', recipe, images: [{ id: 'picture-1' }] } as unknown as Run;
  expect(resultHref(edited)).toBe('/library?item=picture-1');
  expect(resultHref({ ...edited, images: [] })).toMatch(/^\/library#run-/);
});
