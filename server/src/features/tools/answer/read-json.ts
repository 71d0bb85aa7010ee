/**
 * The JSON in what a model said: alone, fenced, or among other words. Commas before a closing bracket are forgiven.
 * @returns undefined where there is none that is whole
 */
export function readJson(text: string): unknown {
  const fenced = /```(?:json)?\s*\n?([\s\S]*?)```/i.exec(text)?.[1];
  for (const candidate of [text, fenced, braced(text)]) {
    const found = candidate === undefined ? undefined : parsed(candidate.trim());
    if (found !== undefined) return found;
  }
  return undefined;
}

/** From the first brace to the one that closes it. */
function braced(text: string): string | undefined {
  const from = text.indexOf('{');
  if (from < 0) return undefined;
  let depth = 0;
  let inText = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (inText && sign === '\\') at += 1;
    else if (sign === '"') inText = !inText;
    else if (!inText && sign === '{') depth += 1;
    else if (!inText && sign === '}') depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return undefined;
}

/** Objects and lists alone: a word or a number is no answer. */
function parsed(text: string): unknown {
  for (const each of [text, text.replace(/,(\s*[\]}])/g, '$1')]) {
    try {
      const found: unknown = JSON.parse(each);
      if (typeof found === 'object' && found !== null) return found;
    } catch {
      // The next way of reading it may do.
    }
  }
  return undefined;
}
