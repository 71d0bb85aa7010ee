import type { FieldId } from '@flint/shared/tools/limits/fields';
import { RULES, rulesOf } from '@flint/shared/tools/limits/limits';
import { cut } from '@flint/shared/tools/measure/cut';
import type { TextUnit } from '@flint/shared/tools/measure/units';

const BRACKETS = /[<>]/g;

/**
 * Truncates a text to its field's limit and removes refused characters; text that is only displayed truncated stays
 * whole.
 */
export function fitted(field: FieldId, text: string): string {
  return rulesOf(field).reduce((fit, id) => {
    const rule = RULES[id];
    if (rule.severity !== 'refused' || !('measured' in rule)) return fit;
    if (rule.measured === 'angle-brackets') return fit.replace(BRACKETS, '');
    if (rule.measured !== 'text' || !('max' in rule)) return fit;
    return cut(fit, rule.max, rule.unit as TextUnit, { mark: '…' });
  }, text);
}
