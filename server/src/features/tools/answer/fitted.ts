import { RULES, rulesOf } from '@flint/shared/contracts/limits';
import type { FieldId } from '@flint/shared/contracts/limits/fields';
import { cut } from '@flint/shared/contracts/measure/cut';
import type { TextUnit } from '@flint/shared/contracts/measure/units';

const BRACKETS = /[<>]/g;

/** As much of a text as its field takes, without the signs it refuses; what is only shown cut stays whole. */
export function fitted(field: FieldId, text: string): string {
  return rulesOf(field).reduce((fit, id) => {
    const rule = RULES[id];
    if (rule.severity !== 'refused' || !('measured' in rule)) return fit;
    if (rule.measured === 'angle-brackets') return fit.replace(BRACKETS, '');
    if (rule.measured !== 'text' || !('max' in rule)) return fit;
    return cut(fit, rule.max, rule.unit as TextUnit, { mark: '…' });
  }, text);
}
