import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RULE_IDS, RULES, type RuleBook, type RuleId } from './limits';
import type { Source } from './rule';
import { checkedOn, ruleText } from './words';

const PAGE = path.resolve(__dirname, '../../../docs/platform-limits.md');
const book: RuleBook = RULES;

/** The line of the docs page about a rule. */
function lineOf(id: RuleId): string {
  const rule = book[id];
  const counted = rule.measured === 'text' ? ` Counted in \`${rule.unit}\`.` : '';
  const { title, url }: Source = rule.source;
  const source = url === undefined ? title : `[${title}](${url})`;
  const marks = [rule.scope, rule.severity, rule.confidence, checkedOn(rule)].join(', ');
  return `- \`${id}\`: ${ruleText(rule)}${counted} _${marks}_: ${source}`;
}

test('the docs page of limits matches the rulebook', () => {
  const lines = readFileSync(PAGE, 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('- `'))).toEqual(RULE_IDS.map(lineOf));
});
