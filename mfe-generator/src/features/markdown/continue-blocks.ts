/** A block of Markdown that can be parsed on its own. */
export interface Block {
  /** Its offset in the whole text. */
  readonly at: number;
  readonly text: string;
}

const FENCE = /^\s*(`{3,}|~{3,})/;
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
/** Characters after which an unfinished line is known to be a list item or not. */
const TOLD = 12;

/**
 * Incremental Markdown: splits a text at blank lines into blocks that parse the same alone as together; fenced code and
 * loose lists stay whole. A growing text keeps all blocks but its last, so that each word costs the same regardless of
 * the length. Link references (`[1]: …`) are not resolved across blocks.
 */
export function continueBlocks(before: readonly Block[], text: string): readonly Block[] {
  const open = before.at(-1);
  const goesOn = open !== undefined && text.startsWith(open.text, open.at);
  const from = goesOn ? open.at : 0;
  const starts = startsIn(text, from);
  const fresh = starts.map((at, index) => ({ at, text: text.slice(at, starts[index + 1] ?? text.length) }));
  return goesOn ? [...before.slice(0, -1), ...fresh] : fresh;
}

function startsIn(text: string, from: number): number[] {
  const starts = [from];
  let fence: string | null = null;
  let isList = false;
  let afterBlank = false;
  for (let at = from; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end);
    if (fence !== null) {
      if (closes(line, fence)) fence = null;
    } else if (line.trim() === '') {
      afterBlank = true;
    } else {
      const isItem = ITEM.test(line);
      const decided = end >= 0 || line.length >= TOLD;
      if (afterBlank && decided && !/^\s/.test(line) && !(isList && isItem)) {
        starts.push(at);
        isList = false;
      }
      afterBlank = false;
      isList ||= isItem;
      fence = FENCE.exec(line)?.[1] ?? null;
    }
    if (end < 0) break;
    at = end + 1;
  }
  return starts;
}

function closes(line: string, fence: string): boolean {
  const mark = line.trim();
  return mark.length >= fence.length && mark === (fence[0] ?? '').repeat(mark.length);
}
