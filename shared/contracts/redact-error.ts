/** What stands where something private stood. */
const TEXT = '[text]';

/** Rules in their order: what an earlier one replaced, a later one must not find. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Query and fragment of an address; the line and column that a stack adds stay.
  [/((?:https?|wss?|blob|file):\/\/[^\s"'`<>()?#]*)[?#][^\s"'`<>()]*?((?::\d+){0,2})(?=[\s"'`<>()]|$)/gi, '$1$2'],
  [/(\/[\w./%-]*)\?[^\s"'`<>()]*/g, '$1'],
  [/\bBearer\s+[\w.~+/=-]+/gi, '[token]'],
  [/\bdata:[\w/+.-]+[;,][^\s"'`<>()]*/gi, '[data]'],
  [/[^\s@"'`<>(),;:/]+@[^\s@"'`<>(),;:/]+\.[a-z]{2,}/gi, '[email]'],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '[id]'],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, '[token]'],
  // Long runs of letters and digits are keys and signatures; a file's content hash is shorter.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{28,}\b/gi, '[token]'],
  [/\b\d{6,}\b/g, '[number]'],
  // What a parser quotes is what somebody sent or typed; a property's name has no blank in it.
  [/"(?=[^"]*\s)[^"]*"|“[^”]*”|`(?=[^`]*\s)[^`]*`/g, TEXT],
  [/"[^"\s]{33,}"|'[^'\s]{33,}'/g, TEXT],
  [/"[^"]*"(?:\.\.\.)?(?= is not valid JSON)/g, TEXT],
];

/**
 * A text of an error without queries of addresses, e-mail addresses, tokens, ids and quoted sentences. Run in the
 * browser before it is sent and on the server before it is kept.
 */
export function redactError(text: string): string {
  return RULES.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), text);
}
