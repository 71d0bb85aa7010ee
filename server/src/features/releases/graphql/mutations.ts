import { Email } from '@flint/shared/contracts/credentials';
import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { Version } from '@flint/shared/contracts/releases';
import { EnvironmentName, Interval, Percent, Remote, RoleName, readInput, Steps, Why } from '../release-input';
import { describeSteering } from '../remote-steering';
import type { Act } from '../steering';
import { assertMayRelease, assertStaff } from './access';
import { assertOwnEnvironment } from './apart';
import type { Builder, Context, ControlPlaneDeps } from './builder';
import type { Types } from './types';

interface SteeringArgs {
  environment: string;
  remote: string;
  why: string;
  expected?: number | null | undefined;
}

/** Mutations that change a remote's release rules. Each takes a reason and returns the new rules. */
export function defineMutations(builder: Builder, types: Types, deps: ControlPlaneDeps): void {
  const { steering, overrides, ramps } = deps;

  /** Changes a remote; `who` is authorised before the other arguments are read. */
  const act = async (
    who: 'staff' | 'staff or token',
    args: SteeringArgs,
    caller: Context,
    work: (act: Act) => Promise<void>,
  ): Promise<RemoteSteering> => {
    if (who === 'staff') assertStaff(caller);
    const environment = readInput(EnvironmentName, args.environment);
    const remote = readInput(Remote, args.remote);
    const actor = assertMayRelease(caller, { environment, remote });
    assertOwnEnvironment(deps, environment);
    await work({ actor, environment, remote, why: readInput(Why, args.why), expected: args.expected ?? undefined });
    return describeSteering(deps, environment, remote);
  };

  builder.mutationType({
    fields: (t) => {
      const place = {
        environment: t.arg.string({ required: true }),
        remote: t.arg.string({ required: true }),
        why: t.arg.string({ required: true }),
        expected: t.arg.int({
          description: 'The `rulesVersion` that was read; 409 with both values when it has changed.',
        }),
      };
      const { steering: type } = types;
      return {
        promoteRelease: t.field({
          type,
          args: place,
          resolve: (_root, args, caller) => act('staff or token', args, caller, steering.promote),
        }),
        rollBackRelease: t.field({
          type,
          args: place,
          resolve: (_root, args, caller) => act('staff or token', args, caller, steering.rollBack),
        }),
        setRollout: t.field({
          type,
          args: { ...place, percent: t.arg.int({ required: true }) },
          resolve: (_root, args, caller) =>
            act('staff or token', args, caller, (on) => steering.setRollout(on, readInput(Percent, args.percent))),
        }),
        setRamp: t.field({
          type,
          args: {
            ...place,
            steps: t.arg.intList({ required: true, description: 'Percentages, rising: the first at once.' }),
            everySeconds: t.arg.int({ required: true }),
          },
          resolve: (_root, args, caller) =>
            act('staff or token', args, caller, (on) =>
              ramps.start(on, readInput(Steps, args.steps), readInput(Interval, args.everySeconds)),
            ),
        }),
        pauseRamp: t.field({
          type,
          args: { ...place, paused: t.arg.boolean({ required: true }) },
          resolve: (_root, args, caller) => act('staff or token', args, caller, (on) => ramps.pause(on, args.paused)),
        }),
        setEnabled: t.field({
          type,
          args: { ...place, enabled: t.arg.boolean({ required: true }) },
          resolve: (_root, args, caller) => act('staff', args, caller, (on) => steering.setEnabled(on, args.enabled)),
        }),
        kill: t.field({
          type,
          args: place,
          resolve: (_root, args, caller) => act('staff', args, caller, steering.kill),
        }),
        revive: t.field({
          type,
          args: place,
          resolve: (_root, args, caller) => act('staff', args, caller, steering.revive),
        }),
        setStable: t.field({
          type,
          args: { ...place, version: t.arg.string({ required: true }) },
          resolve: (_root, args, caller) =>
            act('staff', args, caller, (on) => steering.setStable(on, readInput(Version, args.version))),
        }),
        setCandidate: t.field({
          type,
          args: {
            ...place,
            version: t.arg.string({ required: true }),
            rollout: t.arg.int({ required: true }),
          },
          resolve: (_root, args, caller) =>
            act('staff', args, caller, (on) =>
              steering.setCandidate(on, readInput(Version, args.version), readInput(Percent, args.rollout)),
            ),
        }),
        addOverride: t.field({
          type,
          args: {
            ...place,
            email: t.arg.string(),
            role: t.arg.string(),
            version: t.arg.string(),
            enabled: t.arg.boolean(),
          },
          resolve: (_root, args, caller) =>
            act('staff', args, caller, (on) =>
              overrides.add(on, {
                subject: args.role
                  ? { kind: 'role', role: readInput(RoleName, args.role) }
                  : { kind: 'user', email: readInput(Email, args.email ?? '') },
                version: args.version ? readInput(Version, args.version) : null,
                enabled: args.enabled ?? null,
              }),
            ),
        }),
        removeOverride: t.field({
          type,
          args: { ...place, id: t.arg.string({ required: true }) },
          resolve: (_root, args, caller) => act('staff', args, caller, (on) => overrides.remove(on, args.id)),
        }),
      };
    },
  });
}
