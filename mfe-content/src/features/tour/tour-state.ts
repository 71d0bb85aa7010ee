import { withStorage } from '@flint/shared/state/with-storage';

const KEY = 'flint:welcome-tour';

/** How far the tour has come. */
export interface TourState {
  readonly step: number;
  readonly prompt: string;
  /** The order of its picture; null before it is placed. */
  readonly runId: string | null;
}

const START: TourState = { step: 0, prompt: '', runId: null };

/** What this browser keeps of the tour, so that it can be left and resumed. */
export function readTour(): TourState {
  const text = withStorage(() => localStorage.getItem(KEY));
  const kept = text ? withStorage(() => JSON.parse(text) as Partial<TourState>) : undefined;
  if (typeof kept?.step !== 'number' || typeof kept.prompt !== 'string') return START;
  return { step: Math.min(Math.max(kept.step, 0), 3), prompt: kept.prompt, runId: kept.runId ?? null };
}

export function writeTour(state: TourState): void {
  withStorage(() => localStorage.setItem(KEY, JSON.stringify(state)));
}

export function forgetTour(): void {
  withStorage(() => localStorage.removeItem(KEY));
}
