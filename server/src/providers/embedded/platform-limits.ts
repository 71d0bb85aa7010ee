import type { PlatformLimit } from '@flint/engines/spark/limits/answer';
import { FIELDS, type FieldId } from '@flint/shared/tools/limits/fields';
import { RULES, rulesOf } from '@flint/shared/tools/limits/limits';
import type { Rule } from '@flint/shared/tools/limits/rule';
import { checkedOn, ruleText } from '@flint/shared/tools/limits/words';

/** The rulebook for Spark: of each field the rule of its counter, which comes first. */
export const PLATFORM_LIMITS: readonly PlatformLimit[] = (Object.keys(FIELDS) as FieldId[]).flatMap((field) => {
  const rule: Rule | undefined = rulesOf(field)
    .map((id): Rule => RULES[id])
    .find(({ measured }) => measured);
  if (!rule) return [];
  const { title, url } = rule.source;
  const source = `${url ? `[${title}](${url})` : title}, looked up on ${checkedOn(rule)}`;
  return [{ field, label: FIELDS[field].label, text: ruleText(rule), source }];
});
