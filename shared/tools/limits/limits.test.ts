import { FIELDS, isField } from './fields';
import { fieldOfRule, RULE_IDS, RULES, type RuleBook, rulesOf } from './limits';
import { PLATFORMS } from './rule';
import { ruleText } from './words';

const book: RuleBook = RULES;

test.each(RULE_IDS)('%s concerns a field of its platform, and states its numbers and source', (id) => {
  const rule = book[id];
  const [platform] = id.split('.');
  expect(PLATFORMS).toContain(platform);
  expect(isField(fieldOfRule(id))).toBe(true);
  expect(rulesOf(fieldOfRule(id))).toContain(id);
  expect(ruleText(rule)).toMatch(/^[A-Z][^{}]*\.$/);
  expect(rule.source.title).not.toBe('');
  if (rule.confidence !== 'general') expect(rule.source.url).toMatch(/^https:/);
  expect(new Date(rule.checked).toISOString().slice(0, 10)).toBe(rule.checked);
  if (rule.measured !== undefined) expect([rule.min, rule.max]).not.toEqual([undefined, undefined]);
});

test('every field has a rule, or is a list of fields with rules', () => {
  const ids = Object.keys(FIELDS).filter(isField);
  expect(ids.filter((id) => rulesOf(id).length === 0 && !('each' in FIELDS[id]))).toEqual([]);
});
