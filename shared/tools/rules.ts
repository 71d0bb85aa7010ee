import type { Finding } from '../contracts/tool-finding';
import { checkPart } from './limits/check';
import type { FieldId, FieldPart } from './limits/fields';

/** A passage of an answer with its platform field. */
export interface FieldPlace {
  readonly path: string;
  readonly field: FieldId;
  /** Its value, in the field's shape. */
  readonly value: unknown;
  /** The path of a list's entry. */
  entry(at: number): string;
}

/** Findings of a passage by its field's rules; empty where it complies. Only what a platform refuses is an error. */
export function findingsOf({ field, value, path, entry }: FieldPlace): Finding[] {
  return checkPart({ field, value } as FieldPart).map(({ ruleId, message, severity, at }) => ({
    path: at === undefined ? path : entry(at),
    ...{ ruleId, message },
    severity: severity === 'refused' ? 'error' : 'warning',
  }));
}
