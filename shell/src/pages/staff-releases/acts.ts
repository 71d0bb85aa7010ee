import * as api from '@flint/shared/api/releases';
import type { Override, Release, RemoteSteering } from '@flint/shared/contracts/releases';

/** An action on a remote. Each call takes the reason for the audit log. */
export interface Act {
  run: (why: string) => Promise<RemoteSteering>;
  /** Announcement of its success. */
  done: string;
  /** Undoes the action, where possible. */
  undo?: (why: string) => Promise<RemoteSteering>;
}

/** The fields of an override: its subject and what the subject gets. */
export type OverrideInput = Pick<Parameters<typeof api.addOverride>[0], 'email' | 'role' | 'version' | 'enabled'>;

const of = ({ environment, remote }: RemoteSteering, why: string) => ({ environment, remote, why });

export function enable(steering: RemoteSteering, enabled: boolean): Act {
  const set = (to: boolean) => (why: string) => api.setEnabled({ ...of(steering, why), enabled: to });
  return {
    run: set(enabled),
    done: `${steering.remote} is ${enabled ? 'on' : 'off'} in ${steering.environment}.`,
    undo: set(!enabled),
  };
}

export function promote(steering: RemoteSteering, candidate: Release): Act {
  const { stable, rollout } = steering;
  return {
    run: (why) => api.promoteRelease(of(steering, why)),
    done: `${steering.remote} ${candidate.version} is stable.`,
    ...(stable && {
      async undo(why) {
        await api.setStable({ ...of(steering, why), version: stable.version });
        return api.setCandidate({ ...of(steering, why), version: candidate.version, rollout });
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
      undo: (why) => api.setCandidate({ ...of(steering, why), version: candidate.version, rollout }),
    };
  return {
    run,
    done: `${steering.remote} is back at ${previous?.version ?? 'the version before'}.`,
    ...(stable && { undo: (why) => api.setStable({ ...of(steering, why), version: stable.version }) }),
  };
}

export function rollOut(steering: RemoteSteering, percent: number): Act {
  const set = (to: number) => (why: string) => api.setRollout({ ...of(steering, why), percent: to });
  return {
    run: set(percent),
    done: `${steering.candidate?.version ?? 'The candidate'} goes to ${percent}% of users.`,
    undo: set(steering.rollout),
  };
}

export function killSwitch(steering: RemoteSteering, on: boolean): Act {
  const act = (kill: boolean) => (why: string) => (kill ? api.kill : api.revive)(of(steering, why));
  return {
    run: act(on),
    done: `${steering.remote} is ${on ? 'killed' : 'revived'} in ${steering.environment}.`,
    undo: act(!on),
  };
}

export function makeStable(steering: RemoteSteering, version: string): Act {
  const { stable } = steering;
  const set = (to: string) => (why: string) => api.setStable({ ...of(steering, why), version: to });
  return {
    run: set(version),
    done: `${steering.remote} ${version} is stable.`,
    ...(stable && { undo: set(stable.version) }),
  };
}

export function makeCandidate(steering: RemoteSteering, version: string, rollout: number): Act {
  const { candidate, rollout: before } = steering;
  const set = (to: string, share: number) => (why: string) =>
    api.setCandidate({ ...of(steering, why), version: to, rollout: share });
  return {
    run: set(version, rollout),
    done: `${steering.remote} ${version} is the candidate, for ${rollout}% of users.`,
    undo: candidate ? set(candidate.version, before) : (why) => api.rollBackRelease(of(steering, why)),
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
    undo: (why) => (added ? endOverride(steering, added).run(why) : Promise.reject(new Error('It is gone already.'))),
  };
}

export function endOverride(steering: RemoteSteering, { id, subject, version, enabled }: Override): Act {
  return {
    run: (why) => api.removeOverride({ ...of(steering, why), id }),
    done: `The override for ${subject.kind === 'user' ? subject.email : subject.role} is gone.`,
    undo: (why) =>
      api.addOverride({
        ...of(steering, why),
        ...(subject.kind === 'user' ? { email: subject.email } : { role: subject.role }),
        ...(version !== null && { version }),
        ...(enabled !== null && { enabled }),
      }),
  };
}
