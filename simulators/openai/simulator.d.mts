import type { Simulator } from '../lib/simulator.mjs';

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
  structured?: { answer?: unknown; fault?: 'truncated' | 'prose' | 'fenced' | 'over_limit' };
  pieceMs?: number;
  stream?: {
    /** `hold`: waits once until it is released; `step`: waits before each further piece. */
    fault: 'cut' | 'stall' | 'hold' | 'step' | 'malformed' | 'error_event' | 'no_done' | 'huge';
    after?: number;
  };
  usage?: 'absent' | { prompt_tokens: number; completion_tokens: number; total_tokens: number };
  finish?: 'stop' | 'length' | 'content_filter';
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

export interface OpenAiCall {
  at: string;
  method: string;
  path: string;
  /** Null for uploads. */
  body: Record<string, unknown> | null;
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

export interface OpenAiSimulatorOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  key?: string;
}

/** Starts a simulator of an OpenAI-compatible endpoint on a loopback port, without any outgoing request. */
export function createOpenAiSimulator(
  options?: OpenAiSimulatorOptions,
): Promise<Simulator<OpenAiScript, OpenAiJournal>>;
