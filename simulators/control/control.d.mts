import type { Simulator } from '../lib/simulator.mjs';

export interface Control {
  /** The address under which each simulator has its own: `{url}/{simulator}`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Lets other processes script simulators and read what happened; `port` 0, the default, takes a free one. */
export function createControl(simulators: readonly Simulator[], options?: { port?: number }): Promise<Control>;
