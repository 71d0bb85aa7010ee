import type { AnswerModel } from '@flint/engines/spec/chat-model';

/** Language tag of the code blocks that hold an answer's proposals; they are removed from its text. */
export const ACTION_BLOCK = 'flint-action';

const OPEN = `\`\`\`${ACTION_BLOCK}`;
const OPENING = new RegExp(`(^|\\n)[ \\t]*${OPEN}[ \\t]*\\r?\\n`);
const CLOSING = /\n?[ \t]*```[ \t]*(?:\r?\n|$)/;
/** Maximum characters of a proposal; longer blocks are dropped. */
const PROPOSAL_MAX = 8_000;
/** Text of an answer that consists of proposals alone. */
const ONLY_PROPOSALS = 'Here is what I can do. Nothing starts before you approve it.';

interface Split {
  readonly text: string;
  readonly proposals: readonly string[];
}

/** Streaming parser that separates proposals from text. Buffers text that may still begin a proposal. */
export function createSplitter(): { feed(piece: string): Split; end(): Split } {
  let rest = '';
  let inside = false;

  function take(last: boolean): Split {
    let text = '';
    const proposals: string[] = [];
    for (;;) {
      if (inside) {
        // A closing fence counts only once its line is complete.
        const close = (last ? CLOSING : /\n?[ \t]*```[ \t]*\r?\n/).exec(rest);
        if (!close) break;
        const json = rest.slice(0, close.index);
        if (json.length <= PROPOSAL_MAX) proposals.push(json);
        rest = rest.slice(close.index + close[0].length);
        inside = false;
      } else {
        const open = OPENING.exec(rest);
        if (!open) break;
        text += rest.slice(0, open.index) + (open[1] ?? '');
        rest = rest.slice(open.index + open[0].length);
        inside = true;
      }
    }
    // Bound the buffer: an unclosed block beyond the maximum can no longer be a proposal.
    if (inside) rest = last ? '' : rest.slice(0, PROPOSAL_MAX + 1) + rest.slice(PROPOSAL_MAX + 1).slice(-8);
    else {
      const kept = last ? rest.length : rest.length - waiting(rest);
      text += rest.slice(0, kept);
      rest = rest.slice(kept);
    }
    return { text, proposals };
  }
  return {
    feed(piece) {
      rest += piece;
      return take(false);
    },
    end: () => take(true),
  };
}

/** Number of trailing characters that may still become an opening fence. */
function waiting(text: string): number {
  const start = text.lastIndexOf('\n');
  const line = text.slice(start + 1);
  const begun = line.trimStart();
  const may = OPEN.startsWith(begun) || (begun.startsWith(OPEN) && begun.slice(OPEN.length).trim() === '');
  if (!may) return 0;
  return line.length + (start >= 0 ? 1 : 0);
}

/** Separates the proposals of a whole text. */
export function splitProposals(whole: string): Split {
  const splitter = createSplitter();
  const fed = splitter.feed(whole);
  const last = splitter.end();
  const text = (fed.text + last.text).trimEnd();
  const proposals = [...fed.proposals, ...last.proposals];
  return { text: text === '' && proposals.length > 0 ? ONLY_PROPOSALS : text, proposals };
}

/** Wraps a model: separates the proposals of its answers. */
export function withProposals(model: AnswerModel): AnswerModel {
  return {
    servedBy: model.servedBy,
    async stream(order, signal, tell) {
      let splitter = createSplitter();
      let said = false;
      let proposed = false;
      const parts = ({ text, proposals }: Split) => {
        said ||= text.trim() !== '';
        proposed ||= proposals.length > 0;
        if (text !== '') tell({ type: 'delta', text });
        for (const json of proposals) tell({ type: 'proposal', json });
      };
      await model.stream(order, signal, (part) => {
        if (part.type === 'delta') return parts(splitter.feed(part.text));
        if (part.type === 'retract') {
          splitter = createSplitter();
          said = false;
          proposed = false;
        }
        if (part.type === 'end') {
          parts(splitter.end());
          if (!said && proposed) tell({ type: 'delta', text: ONLY_PROPOSALS });
        }
        tell(part);
      });
    },
  };
}
