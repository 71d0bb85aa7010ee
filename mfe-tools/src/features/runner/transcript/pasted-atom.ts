import { parseTimedText } from '@flint/shared/contracts/timed-text';
import { createOrderAtom } from '@flint/shared/orders/order-atom';
import type { ToolId } from '@flint/shared/tools/tools';
import type { Line } from './transcript-files';

/** A pasted transcript, stored in this browser only. */
interface Pasted {
  readonly from: 'recording' | 'text';
  readonly text: string;
  /** Corrected lines, by index. */
  readonly mended: Readonly<Record<string, string>>;
}

const parse = (kept: unknown): Pasted => {
  const { from, text, mended } = kept as Partial<Record<keyof Pasted, unknown>>;
  return {
    from: from === 'text' ? 'text' : 'recording',
    text: typeof text === 'string' ? text : '',
    mended: typeof mended === 'object' && mended !== null ? (mended as Pasted['mended']) : {},
  };
};

const atoms = new Map<ToolId, ReturnType<typeof createOrderAtom<Pasted>>>();

/** The pasted transcript of a tool. Every change is stored at once, so that a reload loses nothing. */
export function pastedAtomOf(id: ToolId) {
  const known = atoms.get(id);
  if (known) return known;
  const made = createOrderAtom<Pasted>({ key: `flint.pasted.${id}`, form: { parse } });
  atoms.set(id, made);
  return made;
}

/** The lines of the pasted text with corrections; without times, one per non-empty line. */
export function pastedLines({ text, mended }: Pasted): { lines: (Line & { end?: number })[]; timed: boolean } {
  const found = parseTimedText(text);
  const rows = text
    .split(/\n+/)
    .map((row) => row.trim())
    .filter(Boolean);
  const timed = found.length > 0;
  const lines = timed ? found : rows.map((row) => ({ start: 0, text: row }));
  return { timed, lines: lines.map((line, at) => ({ ...line, text: mended[at] ?? line.text })) };
}
