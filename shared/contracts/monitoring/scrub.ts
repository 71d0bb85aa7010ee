import { redactError } from '../redact-error';
import { NETWORK_BODY_MAX } from './limits';

/** Replacement of a value whose name says that it is secret. */
const HIDDEN = '[hidden]';

/**
 * Names of secret values, in lower case without dashes and underscores: headers, keys of queries, tokens of the stored
 * session, and what would hold them in one piece.
 */
const SECRET = new Set([
  ...['authorization', 'cookie', 'cookies', 'setcookie', 'xapikey'],
  ...['token', 'key', 'secret', 'password'],
  ...['accesstoken', 'refreshtoken'],
  ...['querystring', 'query', 'fragment'],
]);
/** Identifiers of the reporting protocol, random numbers, and those by which staff finds a request or run in the log. */
const KEPT_ID =
  /^(?:event|trace|span|parent_span|replay|segment|parent_segment|profile|error|debug|s|request|run)_?ids?$/i;
const IS_ID = /^[\da-f]{16,36}$|^[\da-f]{8}-[\da-f-]{27}$/;
/** Deepest nesting that is kept. */
const DEPTH_MAX = 60;

/** Redacts one text of a report; `name` is the field that it stands in. */
export type RedactText = (text: string, name: string) => string;

/**
 * Redacts a report, in any nesting: values of secret names, and in every text what `redact` removes. Network bodies are
 * cut to {@link NETWORK_BODY_MAX}.
 * @param redact of one text; by default the redaction of every error report
 */
export function scrubReport<T>(report: T, redact: RedactText = redactError): T {
  return scrub(report, '', redact, 0) as T;
}

function scrub(value: unknown, name: string, redact: RedactText, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value, name, redact);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH_MAX) return HIDDEN;
  // Headers and queries also come as pairs of a name and a value.
  if (isPair(value) && isSecret(value[0])) return [value[0], HIDDEN];
  if (Array.isArray(value)) return value.map((each) => scrub(each, name, redact, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      scrubText(key, '', redact),
      isSecret(key) && each !== null && each !== undefined ? HIDDEN : scrub(each, key, redact, depth + 1),
    ]),
  );
}

function scrubText(text: string, name: string, redact: RedactText): string {
  if (KEPT_ID.test(name) && IS_ID.test(text)) return text;
  return redact(name === 'body' ? text.slice(0, NETWORK_BODY_MAX) : text, name);
}

const isPair = (value: object): value is [string, unknown] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';

/** By the last part of a dotted name: `http.request.header.authorization`. */
function isSecret(name: string): boolean {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return SECRET.has(last.toLowerCase().replace(/[-_]/g, ''));
}
