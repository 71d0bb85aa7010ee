import type { AnswerModel } from '@flint/engines/spec/chat-model';

/** The language of the code blocks that hold what an answer proposes; they are no part of its text. */
export const ACTION_BLOCK = 'flint-action';

const OPEN = `\`\`\`${ACTION_BLOCK}`;
const OPENING = new RegExp(`(^|\\n)[ \\t]*${OPEN}[ \\t]*\\r?\\n`);
const CLOSING = /\n?[ \t]*```[ \t]*(?:\r?\n|$)/;
/** Characters of one proposal: what is longer is none. */
const PROPOSAL_MAX = 8_000;
/** Said in place of an answer that is nothing but proposals. */
const ONLY_PROPOSALS = 'Here is what I can do. Nothing starts before you approve it.';

interface Split {
  readonly text: string;
  readonly proposals: readonly string[];
}

/** Takes proposals out of a text that comes in pieces. A text that only begins like one waits until it is known. */
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
    // What never closes is dropped, as far as it can no longer be a proposal.
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

/** How many of a text's last characters may still become an opening fence. */
function waiting(text: string): number {
  const start = text.lastIndexOf('\n');
  const line = text.slice(start + 1);
  const begun = line.trimStart();
  const may = OPEN.startsWith(begun) || (begun.startsWith(OPEN) && begun.slice(OPEN.length).trim() === '');
  if (!may) return 0;
  return line.length + (start >= 0 ? 1 : 0);
}

/** A whole text without its proposals, and them. */
export function splitProposals(whole: string): Split {
  const splitter = createSplitter();
  const fed = splitter.feed(whole);
  const last = splitter.end();
  const text = (fed.text + last.text).trimEnd();
  const proposals = [...fed.proposals, ...last.proposals];
  return { text: text === '' && proposals.length > 0 ? ONLY_PROPOSALS : text, proposals };
}

/** A model whose answers have their proposals beside their text. */
export function withProposals(model: AnswerModel): AnswerModel {
  return {
    servedBy: model.servedBy,
    async stream(order, signal, tell) {
      const splitter = createSplitter();
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
        if (part.type === 'end') {
          parts(splitter.end());
          if (!said && proposed) tell({ type: 'delta', text: ONLY_PROPOSALS });
        }
        tell(part);
      });
    },
  };
}
