import type { Finding } from './finding';

/** The rules that parts of tools name. */
const RULES = {
  'youtube.title': { label: 'YouTube', max: 100, refuses: true },
  'x.post': { label: 'X', max: 280, refuses: true },
} as const;
export type RuleId = keyof typeof RULES;

/** What a rule says of a text at a place; nothing where it fits. */
export function findingsOf(rule: RuleId, text: string, path: string): Finding[] {
  const { label, max } = RULES[rule];
  const over = Array.from(text).length - max;
  if (over <= 0) return [];
  return [{ path, rule, severity: 'error', message: `${over} characters over. ${label} takes ${max}.` }];
}
