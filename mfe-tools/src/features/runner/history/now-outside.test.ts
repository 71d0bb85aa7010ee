import { RULES, type RuleBook } from '@flint/shared/contracts/limits';
import { EDITION } from '@flint/shared/contracts/limits/edition';
import { titleGenerator } from '@flint/shared/contracts/tools/youtube/title-generator';
import { aToolRun } from '../../../testing/a-tool-run';
import { nowOutside } from './now-outside';

const title = (length: number) => ({ titles: [{ title: 'x'.repeat(length), angle: 'story', why: 'Long.' }] });
const stricter: RuleBook = { ...RULES, 'youtube.title.length': { ...RULES['youtube.title.length'], max: 50 } };
const broken = (...[use, book]: [Parameters<typeof nowOutside>[1], RuleBook?]) =>
  nowOutside(titleGenerator, use, book).map(({ ruleId }) => ruleId);

test('a rule that changed is held against what was saved under the book before it', () => {
  const saved = aToolRun({ output: title(60), edition: EDITION });
  expect(broken(saved)).toEqual([]);
  expect(broken(saved, stricter)).toEqual(['youtube.title.length']);
  expect(broken(aToolRun({ output: title(50), edition: EDITION }), stricter)).toEqual([]);
});

test('what its owner changed counts as changed under the book of that day; of old results no day is known', () => {
  const changed = { output: title(40), edited: title(104) };
  expect(broken(aToolRun({ ...changed, edition: EDITION }))).toEqual([]);
  expect(broken(aToolRun({ ...changed, edition: null }))).toContain('youtube.title.length');
  expect(broken(aToolRun({ output: null, edition: null }), stricter)).toEqual([]);
});
