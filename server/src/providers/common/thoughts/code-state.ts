const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Tracks Markdown code while it is streamed: a mark in a fenced block or between backticks is text about the mark. */
export interface CodeState {
  /** Reads the next words. */
  read(text: string): void;
  /** Whether the next word stands in a fenced block. */
  readonly isFenced: boolean;
  /** The line so far. */
  readonly line: string;
}

export function createCodeState(): CodeState {
  let fence: string | undefined;
  let line = '';
  const endLine = () => {
    const mark = FENCE.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence && mark.startsWith(fence) && line.trim() === mark) fence = undefined;
    line = '';
  };
  return {
    read(text) {
      let from = 0;
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
        line += text.slice(from, at);
        endLine();
        from = at + 1;
      }
      line += from === 0 ? text : text.slice(from);
    },
    get isFenced() {
      return fence !== undefined || FENCE.test(line);
    },
    get line() {
      return line;
    },
  };
}
