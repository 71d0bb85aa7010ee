import { assertMayForce } from '../may-force';
import { Registration, readInput, Upload } from '../release-input';
import { describeSteering } from '../remote-steering';
import { assertMayRelease } from './access';
import { assertOwnEnvironment } from './apart';
import type { Builder, ControlPlaneDeps } from './builder';
import type { Types } from './types';

/** Input types of publishing. */
export type PublishingInputs = ReturnType<typeof definePublishing>;

/**
 * Mutations that publish a version: announce its files, then register it once they are uploaded.
 * @returns input types that previews share
 */
export function definePublishing(builder: Builder, types: Types, deps: ControlPlaneDeps) {
  const file = builder.inputType('ReleaseFile', {
    fields: (t) => ({
      path: t.string({ required: true, description: 'Relative to the manifest.' }),
      bytes: t.int({ required: true }),
      integrity: t.string({ required: true }),
    }),
  });
  const uploadInput = builder.inputType('ReleaseUpload', {
    fields: (t) => ({
      remote: t.string({ required: true }),
      version: t.string({ required: true }),
      files: t.field({ type: [file], required: true }),
    }),
  });
  const registrationInput = builder.inputType('ReleaseRegistration', {
    fields: (t) => ({
      remote: t.string({ required: true }),
      environment: t.string({ required: true }),
      version: t.string({ required: true }),
      manifestIntegrity: t.string({ required: true }),
      files: t.field({ type: [file], required: true }),
      revision: t.string(),
      notes: t.string(),
      why: t.string({ description: 'The reason, for the audit log.' }),
      force: t.boolean({ description: 'Register it although a gate refuses; for staff, with a reason.' }),
      rollout: t.int({ description: 'Percent for a candidate; without it the version is stable at once.' }),
    }),
  });
  builder.mutationFields((t) => ({
    beginRelease: t.field({
      type: [types.upload],
      args: { input: t.arg({ type: uploadInput, required: true }) },
      resolve: (_root, { input }, caller) => {
        const upload = readInput(Upload, input);
        assertMayRelease(caller, { remote: upload.remote, environment: caller.token?.environment ?? undefined });
        return deps.publishing.begin(upload);
      },
    }),
    registerRelease: t.field({
      type: types.steering,
      args: { input: t.arg({ type: registrationInput, required: true }) },
      resolve: async (_root, { input }, caller) => {
        const { revision = null, notes, why, force, rollout = null, ...rest } = input;
        const registration = readInput(Registration, {
          ...rest,
          revision,
          notes: notes ?? '',
          why: why ?? undefined,
          force: force ?? undefined,
          rollout,
        });
        const { environment, remote } = registration;
        const actor = assertMayRelease(caller, { environment, remote });
        assertOwnEnvironment(deps, environment);
        if (registration.force) await assertMayForce(deps.users, actor);
        await deps.publishing.register(actor, registration, deps.calls);
        return describeSteering(deps, environment, remote);
      },
    }),
  }));
  return { file };
}
