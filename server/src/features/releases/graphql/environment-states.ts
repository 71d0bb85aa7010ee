import type { EnvironmentState, EnvironmentStates } from '@flint/shared/contracts/releases';
import { environmentStates } from '../environment-states';
import { assertStaff } from './access';
import type { Builder, ControlPlaneDeps } from './builder';

/** What each environment has, for a comparison by staff. */
export function defineEnvironmentStates(builder: Builder, deps: ControlPlaneDeps): void {
  const state = builder.objectRef<EnvironmentState>('EnvironmentState').implement({
    description: 'The rules of a remote in an environment.',
    fields: (t) => ({
      environment: t.exposeString('environment'),
      remote: t.exposeString('remote'),
      stable: t.exposeString('stable', { nullable: true, description: 'Null: the one built beside its server.' }),
      candidate: t.exposeString('candidate', { nullable: true }),
      rollout: t.exposeInt('rollout'),
      enabled: t.exposeBoolean('enabled'),
      killed: t.exposeString('killed', { nullable: true }),
      changedAt: t.exposeString('changedAt', { nullable: true }),
      who: t.exposeString('who', { nullable: true }),
    }),
  });
  const type = builder.objectRef<EnvironmentStates>('EnvironmentStates').implement({
    fields: (t) => ({
      own: t.exposeString('own', { description: 'The environment of this server.' }),
      isShared: t.exposeBoolean('isShared', {
        description: 'Whether the control plane is that of other environments too.',
      }),
      states: t.field({ type: [state], resolve: ({ states }) => states }),
    }),
  });
  builder.queryField('environmentStates', (t) =>
    t.field({
      type,
      resolve: (_root, _args, caller) => {
        assertStaff(caller);
        return environmentStates(deps);
      },
    }),
  );
}
