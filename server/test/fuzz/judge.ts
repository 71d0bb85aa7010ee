import Ajv from 'ajv/dist/2020';
import type { Operation } from './operations';

/** What came back, as far as it was read. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  /** Headers and body. */
  readonly text: string;
  readonly body: string;
}

const ajv = new Ajv({ strict: false, validateFormats: false });

/** What is wrong with an answer; undefined when nothing is. */
export function faultOf(operation: Operation, answer: Answer, forbidden: readonly string[]): string | undefined {
  const { status, type, text, body } = answer;
  const shown = body.slice(0, 400);
  if (forbidden.some((canary) => text.includes(canary))) return `holds another user's data: ${shown}`;
  const json = /\bjson\b/.test(type) ? (JSON.parse(body) as { error?: string }) : undefined;
  // What this server was not given a vendor for is a fact of its configuration.
  if (status >= 500 && json?.error !== 'not_configured') return `answers ${status}: ${shown}`;
  const schema = operation.answers.get(String(status)) ?? operation.answers.get(`${String(status)[0]}XX`);
  if (!json) return status >= 400 ? `answers ${status} without JSON: ${shown}` : undefined;
  if (!schema) return `answers ${status}, which is not declared: ${shown}`;
  return ajv.validate(schema, json) ? undefined : `answers ${status} unlike its schema (${ajv.errorsText()}): ${shown}`;
}
