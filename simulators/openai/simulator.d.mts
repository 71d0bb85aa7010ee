import type { Simulator } from '../lib/simulator.mjs';

/** One scripted behaviour; docs/how-to/simulate-faults.md tells what each part does. */
export interface OpenAiRule {
  model?: string;
  prompt?: string;
  times?: number;
  error?: number | 'lost';
  delayMs?: number;
  reply?: string;
  obedient?: boolean;
  structured?: { answer?: unknown; fault?: 'truncated' | 'prose' | 'fenced' | 'over_limit' };
  pieceMs?: number;
  stream?: {
    fault: 'cut' | 'stall' | 'malformed' | 'error_event' | 'no_done' | 'huge';
    after?: number;
  };
  usage?: 'absent' | { prompt_tokens: number; completion_tokens: number; total_tokens: number };
  finish?: 'stop' | 'length' | 'content_filter';
}

export interface OpenAiScript {
  /** The first that fits a request stays with it to the end. */
  rules?: readonly OpenAiRule[];
  /** What it lists and accepts; two of its own without. */
  models?: readonly string[];
  /** Lets the answers that stall end. */
  release?: boolean;
}

export interface OpenAiCall {
  at: string;
  method: string;
  path: string;
  /** Null for uploads. */
  body: Record<string, unknown> | null;
  /** Whether it worked on it, and would bill it. */
  paid: boolean;
  answer: number | 'lost';
  /** `broken`: the connection closed before the answer's end, by whichever side. */
  end: 'open' | 'whole' | 'broken';
}

export interface OpenAiJournal {
  readonly paid: number;
  readonly calls: readonly OpenAiCall[];
}

export interface OpenAiSimulatorOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  key?: string;
}

/** A stand-in for an OpenAI-compatible endpoint on a loopback port; nothing it is asked leaves this machine. */
export function createOpenAiSimulator(
  options?: OpenAiSimulatorOptions,
): Promise<Simulator<OpenAiScript, OpenAiJournal>>;
