import { createCodeState } from './code-state';
import { judgeMark } from './judge-mark';
import { ANY_MARK, begunMark, HARMONY_ENDING, mayMark } from './marks';

/** A piece of an answer. `retract`: all the text that was told before was thought. */
export type ThoughtPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'thought'; readonly text: string }
  | { readonly type: 'retract' };

/**
 * Separates an answer, as it is streamed, from the model's thoughts in it, however they are marked.
 *
 * Thoughts stand before the answer, or between its lines. An end without a beginning makes everything before it
 * thoughts, since its beginning was in the model's prompt. A mark in code or in quotes is a word. The AI SDK's
 * `extractReasoningMiddleware` knows one tag, no end without a beginning, and no code.
 */
export class ThoughtSplitter {
  readonly #tell: (part: ThoughtPart) => void;
  /** What has arrived and may be part of a mark. */
  #rest = '';
  /** What ends the thoughts that are being read; undefined in the answer. */
  #ending: RegExp | undefined;
  #found = false;
  /** Whether a word was told since the beginning, or since the last thoughts. */
  #said = false;
  /** Whether there is text to retract. */
  #told = false;
  /** Spaces before the first word. */
  #lead = '';
  #code = createCodeState();

  constructor(tell: (part: ThoughtPart) => void) {
    this.#tell = tell;
  }

  feed(piece: string): void {
    if (this.#rest === '' && this.#ending === undefined && !mayMark(piece)) {
      this.#say(piece);
      return;
    }
    this.#rest += piece;
    this.#take(false);
  }

  /** Tells what still waits: nothing more will arrive. */
  end(): void {
    this.#take(true);
  }

  #take(last: boolean): void {
    while (this.#rest !== '') {
      const goesOn = this.#ending ? this.#think(this.#ending, last) : this.#answer(last);
      if (!goesOn) return;
    }
  }

  /** @returns whether what is left can be read further */
  #think(ending: RegExp, last: boolean): boolean {
    const end = ending.exec(this.#rest);
    const thought = this.#cut(end?.index ?? this.#certain(last));
    if (thought !== '') this.#tell({ type: 'thought', text: thought });
    if (!end) return false;
    // A head of the next message is read as such.
    if (ending !== HARMONY_ENDING || !/start|channel/i.test(end[0])) this.#cut(end[0].length);
    this.#begin(undefined);
    return true;
  }

  #answer(last: boolean): boolean {
    const mark = ANY_MARK.exec(this.#rest);
    this.#say(this.#cut(mark?.index ?? this.#certain(last)));
    if (!mark) return false;
    const { isFenced, line } = this.#code;
    const place = { isFenced, line, rest: this.#rest, last, said: this.#said, found: this.#found };
    const verdict = judgeMark(mark[0], place);
    if (verdict === 'wait') return false;
    if (verdict === 'word') {
      this.#say(this.#cut(mark[0].length));
      return true;
    }
    this.#cut(verdict.length);
    if (verdict.means === 'think') this.#begin(verdict.until);
    if (verdict.means === 'retract') this.#retract();
    return true;
  }

  #retract(): void {
    if (this.#told) this.#tell({ type: 'retract' });
    this.#told = false;
    this.#begin(undefined);
  }

  #begin(ending: RegExp | undefined): void {
    this.#ending = ending;
    this.#found = true;
    this.#said = false;
    this.#lead = '';
    this.#code = createCodeState();
  }

  #say(text: string): void {
    if (text === '') return;
    if (!this.#said && text.trim() === '') {
      this.#lead += text;
      return;
    }
    const whole = this.#lead + text;
    // Spaces between thoughts and the answer belong to neither.
    const told = this.#found && !this.#told && !this.#said ? whole.trimStart() : whole;
    this.#lead = '';
    this.#said = true;
    this.#told = true;
    this.#code.read(told);
    this.#tell({ type: 'text', text: told });
  }

  #cut(length: number): string {
    const text = this.#rest.slice(0, length);
    this.#rest = this.#rest.slice(length);
    return text;
  }

  /** Number of characters that cannot be part of a mark any more. */
  #certain(last: boolean): number {
    return last ? this.#rest.length : this.#rest.length - begunMark(this.#rest);
  }
}

/** An answer without its thoughts, and these; undefined when there are none. */
export function splitThoughts(whole: string): { readonly text: string; readonly thoughts: string | undefined } {
  const split = { text: '', thoughts: '' };
  const splitter = new ThoughtSplitter((part) => {
    if (part.type === 'text') split.text += part.text;
    else if (part.type === 'thought') split.thoughts += part.text;
    else {
      split.thoughts += split.text;
      split.text = '';
    }
  });
  splitter.feed(whole);
  splitter.end();
  return { text: split.text, thoughts: split.thoughts.trim() || undefined };
}
