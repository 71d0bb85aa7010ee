import type { Finding } from './finding';

/** The fields of platforms that parts of tools name. */
const FIELDS = {
  'youtube.title': { label: 'YouTube', max: 100 },
  'x.post': { label: 'X', max: 280 },
} as const;
export type FieldId = keyof typeof FIELDS;

/** A place of an answer with the field of a platform that it is for. */
export interface FieldPlace {
  readonly path: string;
  readonly field: FieldId;
  /** A text, a list of texts, or a list of things. */
  readonly value: unknown;
  /** The path of an entry of a list. */
  entry(at: number): string;
}

/** What the rules of a field say of a value; nothing where it fits. */
export function findingsOf({ field, value, path }: FieldPlace): Finding[] {
  const { label, max } = FIELDS[field];
  const over = typeof value === 'string' ? Array.from(value).length - max : 0;
  if (over <= 0) return [];
  return [
    { path, ruleId: `${field}.length`, severity: 'error', message: `${over} characters over. ${label} takes ${max}.` },
  ];
}

/** As much of a text as its field takes. */
export function fitted(field: FieldId, text: string): string {
  return Array.from(text).slice(0, FIELDS[field].max).join('').trimEnd();
}
