import type { Environment } from '@flint/shared/contracts/boot';
import type { EnvironmentState } from '@flint/shared/contracts/releases';
import type { RemoteName } from '@flint/shared/contracts/remotes';

/** A remote in two environments. */
export interface Difference {
  readonly remote: RemoteName;
  readonly from: EnvironmentState;
  readonly to: EnvironmentState;
  readonly isDifferent: boolean;
  /** The command that carries the stable version over; undefined where it is there, or none was released. */
  readonly command: string | undefined;
}

const FIELDS = ['stable', 'candidate', 'rollout', 'enabled', 'killed'] as const;

/** Compares every remote of two environments, those that differ first. */
export function differencesOf(
  states: readonly EnvironmentState[],
  between: { readonly from: Environment; readonly to: Environment },
): Difference[] {
  const stateIn = (environment: Environment, remote: RemoteName) =>
    states.find((state) => state.environment === environment && state.remote === remote);
  const rows = [...new Set(states.map(({ remote }) => remote))].flatMap((remote) => {
    const [from, to] = [stateIn(between.from, remote), stateIn(between.to, remote)];
    if (!from || !to) return [];
    const isDifferent = FIELDS.some((field) => from[field] !== to[field]);
    return [{ remote, from, to, isDifferent, command: copyCommand(from, to) }];
  });
  return rows.sort((a, b) => Number(b.isDifferent) - Number(a.isDifferent));
}

function copyCommand(from: EnvironmentState, to: EnvironmentState): string | undefined {
  if (from.stable === null || from.stable === to.stable) return undefined;
  return `npm run release:copy -- ${from.remote} --from ${from.environment} --to ${to.environment} --version ${from.stable} --why "…"`;
}

/** What a remote is in an environment, in words. */
export function stateInWords({ stable, candidate, rollout, enabled, killed }: EnvironmentState): string[] {
  return [
    stable ?? 'The version of its server',
    ...(candidate === null ? [] : [`${candidate} for ${rollout}% of users`]),
    ...(killed !== null ? [`Killed: ${killed}`] : enabled ? [] : ['Off']),
  ];
}
