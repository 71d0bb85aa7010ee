import { AppError } from '../../platform/http/app-error';
import type { Act, SteeringService } from './steering';
import { candidateOf } from './steering';
import type { StoredRamp } from './stored-ramp';

/** Scheduled rollouts: set by staff or a release token, continued by the server. */
export interface Ramps {
  /** Gives the candidate the first step at once, and the others later. */
  start(act: Act, steps: readonly number[], everySeconds: number): Promise<void>;
  pause(act: Act, paused: boolean): Promise<void>;
  /** Makes the next step of a ramp that is still at `ramp`. */
  step(act: Act, ramp: StoredRamp): Promise<void>;
}

export function createRamps({ change }: Pick<SteeringService, 'change'>): Ramps {
  return {
    start: (act, steps, everySeconds) =>
      change(act, 'ramp', (now) => {
        const version = candidateOf(now, act);
        const ramp = rampAt({ steps, everySeconds, paused: false }, 1);
        const rollout = steps[0] ?? 0;
        return { set: { rollout, ramp }, what: `Started a ramp of ${version}: ${steps.join(' → ')} % of the users` };
      }),
    pause: (act, paused) =>
      change(act, 'ramp', (now) => {
        if (!now.ramp) throw new AppError('conflict', `${act.remote} has no ramp in ${act.environment}.`);
        const since = new Date().toISOString();
        return { set: { ramp: { ...now.ramp, paused, since } }, what: `${paused ? 'Paused' : 'Continued'} the ramp` };
      }),
    step: (act, { next, since }) =>
      change(act, 'ramp', (now) => {
        if (!now.ramp || now.ramp.since !== since) throw new AppError('conflict', 'The ramp was changed meanwhile.');
        const version = candidateOf(now, act);
        const rollout = now.ramp.steps[next] ?? 100;
        return {
          set: { rollout, ramp: rampAt(now.ramp, next + 1) },
          what: `Ramp: set ${version} to ${rollout} % of the users`,
        };
      }),
  };
}

/** The ramp with its next step; null once all were made. */
function rampAt(ramp: Pick<StoredRamp, 'steps' | 'everySeconds' | 'paused'>, next: number): StoredRamp | null {
  return next < ramp.steps.length ? { ...ramp, next, since: new Date().toISOString() } : null;
}
