import { jsonrepair } from 'jsonrepair';

/**
 * JSON repair: reads the JSON in a model's answer, alone, fenced, or among other words. Repairs trailing commas,
 * comments, single quotes and the like. Does not complete truncated JSON, since the loss would go unnoticed.
 * @returns an object or a list; undefined when there is no complete one
 */
export function readJson(text: string): unknown {
  for (const candidate of candidates(text)) {
    const found = parse(candidate, String) ?? parse(candidate, jsonrepair);
    if (found !== undefined) return found;
  }
  return undefined;
}

function* candidates(text: string): Generator<string> {
  const fenced = /```(?:json)?\s*\n?([\s\S]*?)```/i.exec(text)?.[1] ?? '';
  for (const alone of [text.trim(), fenced.trim()]) if (firstValue(alone) === alone) yield alone;
  const among = firstValue(text.slice(Math.max(0, text.indexOf('{'))));
  if (among) yield among;
}

/** The object or list that a text begins with, up to its closing bracket. */
function firstValue(text: string): string | undefined {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (inString && sign === '\\') at += 1;
    else if (sign === '"') inString = !inString;
    else if (!inString && '{['.includes(sign)) depth += 1;
    else if (!inString && '}]'.includes(sign)) depth -= 1;
    if (depth === 0) return at > 0 ? text.slice(0, at + 1) : undefined;
  }
  return undefined;
}

function parse(json: string, prepare: (json: string) => string): unknown {
  try {
    const found: unknown = JSON.parse(prepare(json));
    // A word or a number is not an answer.
    return typeof found === 'object' && found !== null ? found : undefined;
  } catch {
    return undefined;
  }
}
