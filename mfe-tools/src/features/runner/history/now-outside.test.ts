import { titleGenerator } from '@flint/shared/contracts/tools/youtube/title-generator';
import { aToolRun, aWritingRun } from '../../../testing/a-tool-run';
import { nowOutside } from './now-outside';

const LONG = { titles: [{ title: 'x'.repeat(101), angle: 'story', why: 'Long.' }] };
const told = { path: 'titles.0.title', ruleId: 'youtube.title.length', severity: 'error' as const, message: '' };
const usage = { promptTokens: 1, completionTokens: 1 };
const written = (findings: readonly (typeof told)[]) =>
  aToolRun({
    output: LONG,
    run: aWritingRun({ output: { value: LONG, findings, model: 'builtin', usage, mended: false } }),
  });

test('what a rule did not say when a result was written, it says now', () => {
  expect(nowOutside(titleGenerator, written([])).map(({ ruleId }) => ruleId)).toEqual(['youtube.title.length']);
  expect(nowOutside(titleGenerator, written([told]))).toEqual([]);
  expect(nowOutside(titleGenerator, aToolRun())).toEqual([]);
});

test('what its owner changed counts where a platform refuses it', () => {
  expect(nowOutside(titleGenerator, aToolRun({ edited: LONG }))).toHaveLength(1);
});
