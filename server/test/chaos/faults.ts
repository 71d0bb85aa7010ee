import type { FalRule } from '@flint/simulators/fal/script';

/** Fault injection: behaviours of the simulated vendor for an order. */
export const FAULTS = {
  none: {},
  'slow submit': { submit: { delayMs: 400 } },
  'lost submit': { submit: { error: 'lost' } },
  'refused submit': { submit: { error: 500 } },
  'long queue': { queue: { delayMs: 900 } },
  'slow run': { run: { delayMs: 1_200 } },
  hang: { run: { hang: true } },
  'failed run': { run: { error: 500 } },
  'declined prompt': { run: { error: 422 } },
  'busy status': { status: { error: 503, times: 2 }, run: { delayMs: 300 } },
  'broken result': { result: { error: 500 } },
  'partial result': { result: { pictures: 1 } },
  'deaf to cancel': { run: { delayMs: 800 }, cancel: { ignored: true } },
  'missing media': { media: { error: 404 } },
  'broken download': { media: { error: 'truncated' } },
  'no picture': { media: { error: 'not_an_image' } },
} as const satisfies Record<string, FalRule>;

export type Fault = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as [Fault, ...Fault[]];
