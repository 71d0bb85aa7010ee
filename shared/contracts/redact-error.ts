/** Replacement of private text. */
const TEXT = '[text]';

type Rules = readonly (readonly [RegExp, string | ((found: string) => string)])[];

/** Secrets: queries with signatures and codes, tokens, and data. */
const SECRETS: Rules = [
  // Query and fragment of a URL; keeps the line and column of stack frames.
  [/((?:https?|wss?|blob|file):\/\/[^\s"'`<>()?#]*)[?#][^\s"'`<>()]*?((?::\d+){0,2})(?=[\s"'`<>()]|$)/gi, '$1$2'],
  [/(\/[\w./%-]*)\?[^\s"'`<>()]*/g, '$1'],
  [/\bBearer\s+[\w.~+/=-]+/gi, '[token]'],
  [/\bdata:[\w/+.-]+[;,][^\s"'`<>()]*/gi, '[data]'],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, '[token]'],
  [/\bflint_[\w-]{20,}/g, '[token]'],
  // Headers and fields of secret names, as they stand in JSON and in logs; `--key` is a property of CSS.
  [/(?<![-\w])(authorization|(?:set-)?cookie|x-api-key)(["']?\s*[:=]\s*["']?)(?![\s[])[^\r\n"']+/gi, '$1$2[hidden]'],
  [
    /(?<![-\w])((?:access|refresh|id|csrf)?_?token|(?:api_?)?key|(?:client_?)?secret|password)(["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|(?![["'])[^\s"'&,;)}\]]+)/gi,
    '$1$2[hidden]',
  ],
];

/** Redaction rules in order: a later one must not match a replacement of an earlier one. */
const RULES: Rules = [
  ...SECRETS,
  [/[^\s@"'`<>(),;:/]+@[^\s@"'`<>(),;:/]+\.[a-z]{2,}/gi, '[email]'],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '[id]'],
  // Long runs of letters and digits are keys and signatures; a file's content hash is shorter.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{28,}\b/gi, '[token]'],
  [/\b\d{6,}\b/g, '[number]'],
  // Quoted text with blanks may be user input that a parser quotes; property names have no blanks.
  // Every quote is paired, or the words between two quoted names would be taken for the quoted ones; an open one goes on
  // to the end of its line.
  [/"[^"]*"|"[^"\n]*|“[^”]*”|`[^`]*`|`[^`\n]*/g, (quoted) => (/\s|^“/.test(quoted) ? TEXT : quoted)],
  [/"[^"\s]{33,}"|'[^'\s]{33,}'/g, TEXT],
  [/"[^"]*"(?:\.\.\.)?(?= is not valid JSON)/g, TEXT],
];

const redact = (text: string, rules: Rules) =>
  rules.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement as string), text);

/** Redacts what gives access: queries of URLs, bearer tokens, JWTs, data URLs. Identifiers stay, for the server's log. */
export const redactSecrets = (text: string): string => redact(text, SECRETS);

/**
 * Redacts an error's text: removes queries of URLs, email addresses, tokens, ids and quoted sentences. Runs in the
 * browser before sending and on the server before storing.
 */
export function redactError(text: string): string {
  return redact(text, RULES);
}
