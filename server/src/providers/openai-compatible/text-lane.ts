import { StringDecoder } from 'node:string_decoder';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

const DONE = '[DONE]';

/** Extracts the text of an answer's server-sent events as their bytes arrive. */
export interface TextLane {
  /** Whether the endpoint has marked its answer as complete. */
  readonly done: boolean;
  /** @returns the events that are more than text, for the SDK; empty when there are none @throws what `say` threw */
  feed(bytes: Buffer): string;
}

/** Receives what a model says, and what it thinks where its endpoint tells that apart. */
export interface Hearer {
  say(text: string): void;
  think(text: string): void;
}

/**
 * Fast path for tokens: an event with only text is passed to `say` at once, one with only thoughts to `think`, and every
 * other one (the first, the end, usage, faults, unknown ones) is left to the SDK, whose streams cost each event four
 * times as much as the rest of its way through the server. The SDK emits text later, so after an event with text that
 * was left to it, or that could not be parsed, all further events are left to it too, which preserves their order.
 */
export function createTextLane({ say, think }: Hearer): TextLane {
  const decoder = new StringDecoder('utf8');
  let left = '';
  let done = false;
  let open = true;
  const parser = createParser({
    onEvent({ data }: EventSourceMessage) {
      if (done) return;
      done = data === DONE;
      const told = open ? wordsOf(data) : undefined;
      if (told === undefined) left += `data: ${data.replaceAll('\n', '\ndata: ')}\n\n`;
      else if (told.text !== '') say(told.text);
      else if (told.thought !== '') think(told.thought);
    },
  });
  /** The text, or the thought, of an event that has nothing else. */
  const wordsOf = (data: string): { text: string; thought: string } | undefined => {
    const event = parse(data);
    const delta = event?.choices?.[0]?.delta;
    const content = delta?.content;
    const thought = delta?.reasoning_content ?? delta?.reasoning;
    if (event && isWordsAlone(event)) {
      if (typeof content === 'string' && !thought) return { text: content, thought: '' };
      if (typeof thought === 'string' && !content) return { text: '', thought };
    }
    if (!event || event.error || content) open = done;
    return undefined;
  };
  return {
    get done() {
      return done;
    },
    feed(bytes) {
      left = '';
      parser.feed(decoder.write(bytes));
      return left;
    },
  };
}

interface Chunk {
  readonly error?: unknown;
  readonly usage?: unknown;
  readonly choices?: readonly {
    readonly finish_reason?: unknown;
    readonly delta?: {
      readonly content?: unknown;
      readonly reasoning?: unknown;
      readonly reasoning_content?: unknown;
      readonly tool_calls?: unknown;
    } | null;
  }[];
}

const isWordsAlone = ({ error, usage, choices }: Chunk): boolean => {
  const [choice, ...others] = choices ?? [];
  const delta = choice?.delta;
  if (error || usage || others.length > 0 || !delta || choice.finish_reason) return false;
  return !delta.tool_calls;
};

/** @returns undefined for data of another shape, which is left to the SDK */
function parse(data: string): Chunk | undefined {
  try {
    const event: unknown = JSON.parse(data);
    if (typeof event !== 'object' || event === null) return undefined;
    const { choices } = event as { choices?: unknown };
    return choices === undefined || Array.isArray(choices) ? (event as Chunk) : undefined;
  } catch {
    return undefined;
  }
}
