import { Registration, readInput, Upload } from '../release-input';
import { describeSteering } from '../remote-steering';
import { assertMayRelease } from './access';
import type { Builder, ControlPlaneDeps } from './builder';
import type { Types } from './types';

/** Mutations that publish a version: announce its files, then register it once they are uploaded. */
export function definePublishing(builder: Builder, types: Types, deps: ControlPlaneDeps): void {
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
        const { revision = null, notes, rollout = null, ...rest } = input;
        const registration = readInput(Registration, { ...rest, revision, notes: notes ?? '', rollout });
        const { environment, remote } = registration;
        const actor = assertMayRelease(caller, { environment, remote });
        await deps.publishing.register(actor, registration);
        return describeSteering(deps, environment, remote);
      },
    }),
  }));
}
