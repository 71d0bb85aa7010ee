/**
 * Allow list of fields of an error body that identify the fault. Messages are left out, because vendors repeat the
 * prompt in them.
 */
const CODES = new Set(['type', 'error_type', 'code', 'status', 'param', 'loc', 'error']);
const CODE = /^[\w.:/-]{1,80}$/;
const DEPTH = 5;
const MOST = 12;

/**
 * Log redaction: status and codes of a vendor's error body, never its messages, which may contain a prompt.
 * @param text the body
 */
export function diagnose(status: number, text: string): string {
  return `HTTP ${status}: ${diagnoseText(text)}`;
}

/** As {@link diagnose}, for an answer without a status, such as an event of a stream. */
export function diagnoseText(text: string): string {
  const codes = codesIn(text);
  if (codes.length > 0) return codes.slice(0, MOST).join(', ');
  const tag = /^\s*(<!?[a-z]{1,12})[\s>]/i.exec(text)?.[1];
  return tag ? `${tag}> page, ${text.length} characters` : `${text.length} characters`;
}

function codesIn(text: string): string[] {
  try {
    return [...new Set(walk(JSON.parse(text), 0))];
  } catch {
    return [];
  }
}

function walk(value: unknown, depth: number): string[] {
  if (depth > DEPTH || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => walk(item, depth + 1));
  return Object.entries(value).flatMap(([key, inner]) => {
    const code = key === 'loc' && Array.isArray(inner) ? inner.join('.') : inner;
    const isCode = CODES.has(key) && (typeof code === 'number' || (typeof code === 'string' && CODE.test(code)));
    return isCode ? [`${key}=${code}`] : walk(inner, depth + 1);
  });
}
