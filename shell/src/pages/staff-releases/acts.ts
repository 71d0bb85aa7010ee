import * as api from '@flint/shared/api/releases';
import type { Override, Release, RemoteSteering } from '@flint/shared/contracts/releases';

/** An action on a remote. Each call takes the reason for the audit log. */
export interface Act {
  run: (why: string) => Promise<RemoteSteering>;
  /** Announcement of its success. */
  done: string;
  /** Undoes the action, where possible, on the steering that it answered. */
  undo?: (why: string, after: RemoteSteering) => Promise<RemoteSteering>;
}

/** The fields of an override: its subject and what the subject gets. */
export type OverrideInput = Pick<Parameters<typeof api.addOverride>[0], 'email' | 'role' | 'version' | 'enabled'>;

/** Names the steering that was seen, so that a change made by others since is told instead of written over. */
const of = ({ environment, remote, rulesVersion: expected }: RemoteSteering, why: string) => ({
  ...{ environment, remote, why, expected },
});

export function enable(steering: RemoteSteering, enabled: boolean): Act {
  const set = (to: boolean) => (why: string, on: RemoteSteering) => api.setEnabled({ ...of(on, why), enabled: to });
  return {
    run: (why) => set(enabled)(why, steering),
    done: `${steering.remote} is ${enabled ? 'on' : 'off'} in ${steering.environment}.`,
    undo: set(!enabled),
  };
}

/** @param steps percentages, rising */
export function startRamp(steering: RemoteSteering, steps: number[], everySeconds: number): Act {
  return {
    run: (why) => api.setRamp({ ...of(steering, why), steps, everySeconds }),
    done: `${steering.remote} goes to ${steps[0]} % now, and on by itself.`,
  };
}

export function pauseRamp(steering: RemoteSteering, paused: boolean): Act {
  const set = (to: boolean) => (why: string, on: RemoteSteering) => api.pauseRamp({ ...of(on, why), paused: to });
  return {
    run: (why) => set(paused)(why, steering),
    done: paused ? 'The ramp waits.' : 'The ramp goes on.',
    undo: set(!paused),
  };
}

export function promote(steering: RemoteSteering, candidate: Release): Act {
  const { stable, rollout } = steering;
  return {
    run: (why) => api.promoteRelease(of(steering, why)),
    done: `${steering.remote} ${candidate.version} is stable.`,
    ...(stable && {
      async undo(why, after) {
        const back = await api.setStable({ ...of(after, why), version: stable.version });
        return api.setCandidate({ ...of(back, why), version: candidate.version, rollout });
      },
    }),
  };
}

/** Withdraws the candidate; without one, rolls back to the previous stable version. */
export function rollBack(steering: RemoteSteering): Act {
  const { candidate, stable, previous, rollout } = steering;
  const run = (why: string) => api.rollBackRelease(of(steering, why));
  if (candidate)
    return {
      run,
      done: `${steering.remote} ${candidate.version} is withdrawn.`,
      undo: (why, after) => api.setCandidate({ ...of(after, why), version: candidate.version, rollout }),
    };
  return {
    run,
    done: `${steering.remote} is back at ${previous?.version ?? 'the version before'}.`,
    ...(stable && { undo: (why, after) => api.setStable({ ...of(after, why), version: stable.version }) }),
  };
}

export function rollOut(steering: RemoteSteering, percent: number): Act {
  const set = (to: number) => (why: string, on: RemoteSteering) => api.setRollout({ ...of(on, why), percent: to });
  return {
    run: (why) => set(percent)(why, steering),
    done: `${steering.candidate?.version ?? 'The candidate'} goes to ${percent}% of users.`,
    undo: set(steering.rollout),
  };
}

export function killSwitch(steering: RemoteSteering, on: boolean): Act {
  const act = (kill: boolean) => (why: string, seen: RemoteSteering) => (kill ? api.kill : api.revive)(of(seen, why));
  return {
    run: (why) => act(on)(why, steering),
    done: `${steering.remote} is ${on ? 'killed' : 'revived'} in ${steering.environment}.`,
    undo: act(!on),
  };
}

export function makeStable(steering: RemoteSteering, version: string): Act {
  const { stable } = steering;
  const set = (to: string) => (why: string, on: RemoteSteering) => api.setStable({ ...of(on, why), version: to });
  return {
    run: (why) => set(version)(why, steering),
    done: `${steering.remote} ${version} is stable.`,
    ...(stable && { undo: set(stable.version) }),
  };
}

export function makeCandidate(steering: RemoteSteering, version: string, rollout: number): Act {
  const { candidate, rollout: before } = steering;
  const set = (to: string, share: number) => (why: string, on: RemoteSteering) =>
    api.setCandidate({ ...of(on, why), version: to, rollout: share });
  return {
    run: (why) => set(version, rollout)(why, steering),
    done: `${steering.remote} ${version} is the candidate, for ${rollout}% of users.`,
    undo: candidate ? set(candidate.version, before) : (why, after) => api.rollBackRelease(of(after, why)),
  };
}

export function override(steering: RemoteSteering, input: OverrideInput): Act {
  const known = new Set(steering.overrides.map(({ id }) => id));
  let added: Override | undefined;
  return {
    async run(why) {
      const after = await api.addOverride({ ...of(steering, why), ...input });
      added = after.overrides.find(({ id }) => !known.has(id));
      return after;
    },
    done: `${steering.remote} has an override for ${input.email ?? input.role}.`,
    undo: (why, after) =>
      added ? endOverride(after, added).run(why) : Promise.reject(new Error('It is gone already.')),
  };
}

export function endOverride(steering: RemoteSteering, { id, subject, version, enabled }: Override): Act {
  return {
    run: (why) => api.removeOverride({ ...of(steering, why), id }),
    done: `The override for ${subject.kind === 'user' ? subject.email : subject.role} is gone.`,
    undo: (why, after) =>
      api.addOverride({
        ...of(after, why),
        ...(subject.kind === 'user' ? { email: subject.email } : { role: subject.role }),
        ...(version !== null && { version }),
        ...(enabled !== null && { enabled }),
      }),
  };
}
