import type { Form } from '../../spec/copy-brief';

/** Forms that work on an existing text. */
export const WORKS_ON_TEXT: ReadonlySet<Form> = new Set(['summary', 'shorten', 'lengthen', 'retone', 'improve']);

const ENOUGH = 12;

/** The pasted text of a message: after a colon, below its first line, or in quotes. */
export function pastedIn(message: string): string | undefined {
  const [, below] = /^[^\n]{0,300}\n\s*\n?([\s\S]+)$/.exec(message.trim()) ?? [];
  const [, behind] = /^[^:\n]{0,160}:\s*([\s\S]+)$/.exec(message.trim()) ?? [];
  const [, quoted] = /["“]([^"”]{12,})["”]/.exec(message) ?? [];
  const text = (behind ?? below ?? quoted)?.trim().replace(/^["“]([\s\S]*)["”]$/, '$1');
  return text && text.length >= ENOUGH ? text : undefined;
}
