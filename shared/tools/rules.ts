import type { Finding } from '../contracts/tool-finding';
import { checkPart } from './limits/check';
import type { FieldId, FieldPart } from './limits/fields';

/** A place of an answer with the field of a platform that it is for. */
export interface FieldPlace {
  readonly path: string;
  readonly field: FieldId;
  /** What stands there, in the shape the field has. */
  readonly value: unknown;
  /** The path of an entry of a list. */
  entry(at: number): string;
}

/** What the rules of a field say of a place; nothing where it fits. Only what a platform refuses is an error. */
export function findingsOf({ field, value, path, entry }: FieldPlace): Finding[] {
  return checkPart({ field, value } as FieldPart).map(({ ruleId, message, severity, at }) => ({
    path: at === undefined ? path : entry(at),
    ...{ ruleId, message },
    severity: severity === 'refused' ? 'error' : 'warning',
  }));
}
