import type { Fields } from '../lib/fields';

/** `answer` in place of one made from the request's schema. */
export interface StructuredRule {
  answer?: unknown;
  fault?: 'truncated' | 'prose' | 'fenced' | 'over_limit';
}

/** What an answer counts, in tokens. */
export interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
}

/** Why an answer ended. */
export type Finish = 'stop' | 'length' | 'content_filter';

/** A scripted behaviour; docs/how-to/simulate-faults.md describes each part. */
export interface OpenAiRule {
  model?: string;
  prompt?: string;
  times?: number;
  error?: number | 'lost';
  delayMs?: number;
  reply?: string;
  /** What it thinks before, streamed as `reasoning_content`. */
  thoughts?: string;
  obedient?: boolean;
  structured?: StructuredRule;
  pieceMs?: number;
  stream?: {
    /** `hold`: waits once until it is released; `step`: waits before each further piece. */
    fault: 'cut' | 'stall' | 'hold' | 'step' | 'malformed' | 'error_event' | 'no_done' | 'huge';
    after?: number;
  };
  usage?: 'absent' | Usage;
  finish?: Finish;
  /** Most characters of a text to be spoken; default: those of OpenAI. */
  longest?: number;
}

export interface OpenAiScript {
  /** The first rule that matches a request stays with it to the end. */
  rules?: readonly OpenAiRule[];
  /** Models that it lists and accepts; default: two of its own. */
  models?: readonly string[];
  /** Ends the answers that stall, and lets those that are held go on. */
  release?: boolean;
}

/** A call as the journal keeps it. */
export interface OpenAiCall {
  at: string;
  method: string;
  path: string;
  /** Null for uploads. */
  body: Fields | null;
  /** The other fields of an upload. */
  fields?: Readonly<Record<string, string>>;
  /** The file of an upload. */
  file: { readonly name: string; readonly bytes: Buffer } | null;
  /** Whether the endpoint processed the call, and would bill it. */
  paid: boolean;
  answer: number | 'lost';
  /** `broken`: either side closed the connection before the end of the answer. */
  end: 'open' | 'whole' | 'broken';
}

export interface OpenAiJournal {
  readonly paid: number;
  readonly calls: readonly OpenAiCall[];
  /** Answers that stall or are held now, until a release. */
  readonly held: number;
}
