import { EDITION } from './limits/edition';
import { RULES, type RuleBook } from './limits/limits';
import { nowOutside } from './now-outside';
import { titleGenerator } from './youtube/title-generator';

const title = (length: number) => ({ titles: [{ title: 'x'.repeat(length), angle: 'story', why: 'Long.' }] });
const stricter: RuleBook = { ...RULES, 'youtube.title.length': { ...RULES['youtube.title.length'], max: 50 } };
type Saved = Parameters<typeof nowOutside>[1];
const saved = (result: Partial<Saved>): Saved => ({ output: null, edited: null, edition: null, ...result });
const broken = (...[use, book]: [Parameters<typeof nowOutside>[1], RuleBook?]) =>
  nowOutside(titleGenerator, use, book).map(({ ruleId }) => ruleId);

test('results saved under the previous rulebook are checked against a changed rule', () => {
  const made = saved({ output: title(60), edition: EDITION });
  expect(broken(made)).toEqual([]);
  expect(broken(made, stricter)).toEqual(['youtube.title.length']);
  expect(broken(saved({ output: title(50), edition: EDITION }), stricter)).toEqual([]);
});

test('the day of an edit determines its edition; old results have none', () => {
  const changed = { output: title(40), edited: title(104) };
  expect(broken(saved({ ...changed, edition: EDITION }))).toEqual([]);
  expect(broken(saved({ ...changed, edition: null }))).toContain('youtube.title.length');
  expect(broken(saved({ output: null, edition: null }), stricter)).toEqual([]);
});

test('the violating item of a list is named', () => {
  const [first, second] = [...title(40).titles, ...title(104).titles];
  const found = nowOutside(titleGenerator, saved({ output: { titles: [first, second] } }));
  expect(found.map(({ message }) => message)).toEqual([expect.stringMatching(/^Title 2: 4 characters over\./)]);
});
