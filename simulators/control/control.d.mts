import type { Simulator } from '../lib/simulator.mjs';

export interface Control {
  /** Base address; each simulator has `{url}/{simulator}`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the control API, for other processes that script simulators or read their journals; `port` 0, the default,
 * takes a free one.
 */
export function createControl(simulators: readonly Simulator[], options?: { port?: number }): Promise<Control>;
