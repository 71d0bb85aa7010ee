import type { Preview } from '@flint/shared/contracts/releases';
import { assertMayForce } from '../may-force';
import { PreviewRegistration, PreviewUpload } from '../previews/preview-input';
import { EnvironmentName, Remote, readInput, Why } from '../release-input';
import { describeSteering } from '../remote-steering';
import { assertMayRelease, assertStaff } from './access';
import { assertHere } from './apart';
import type { Builder, ControlPlaneDeps } from './builder';
import type { PublishingInputs } from './publishing-mutations';
import type { Types } from './types';

/** Previews of branches: made and deleted by staff and release tokens, listed with their links for staff. */
export function definePreviews(
  builder: Builder,
  types: Types,
  { file }: PublishingInputs,
  deps: ControlPlaneDeps,
): void {
  const type = builder.objectRef<Preview>('Preview').implement({
    description: 'A build of a branch that staff, and holders of its link, see in their browsers.',
    fields: (t) => ({
      id: t.exposeString('id'),
      environment: t.exposeString('environment'),
      remote: t.exposeString('remote'),
      branch: t.exposeString('branch'),
      version: t.exposeString('version'),
      revision: t.exposeString('revision', { nullable: true }),
      who: t.exposeString('who'),
      createdAt: t.exposeString('createdAt'),
      expiresAt: t.exposeString('expiresAt'),
      address: t.exposeString('address', { description: 'For staff who are signed in.' }),
      link: t.exposeString('link', { description: 'Signed: works for anybody until it expires.' }),
    }),
  });
  const uploadInput = builder.inputType('PreviewUpload', {
    fields: (t) => ({
      remote: t.string({ required: true }),
      environment: t.string({ required: true }),
      files: t.field({ type: [file], required: true }),
    }),
  });
  const registrationInput = builder.inputType('PreviewRegistration', {
    fields: (t) => ({
      remote: t.string({ required: true }),
      environment: t.string({ required: true }),
      branch: t.string({ required: true }),
      version: t.string({ required: true }),
      manifestIntegrity: t.string({ required: true }),
      files: t.field({ type: [file], required: true }),
      revision: t.string(),
      why: t.string({ required: true }),
      force: t.boolean({ description: 'Register it although a gate refuses; for staff.' }),
      hours: t.int({ description: 'How long it lasts; a week by default.' }),
    }),
  });
  builder.queryField('previews', (t) =>
    t.field({
      type: [type],
      args: { environment: t.arg.string({ required: true }) },
      resolve: (_root, args, caller) => {
        assertStaff(caller);
        assertHere(deps, readInput(EnvironmentName, args.environment));
        return deps.previews.list();
      },
    }),
  );
  builder.mutationFields((t) => ({
    beginPreview: t.field({
      type: [types.upload],
      args: { input: t.arg({ type: uploadInput, required: true }) },
      resolve: (_root, { input }, caller) => {
        const upload = readInput(PreviewUpload, input);
        assertMayRelease(caller, upload);
        assertHere(deps, upload.environment);
        return deps.previews.begin(upload);
      },
    }),
    registerPreview: t.field({
      type,
      args: { input: t.arg({ type: registrationInput, required: true }) },
      resolve: async (_root, { input }, caller) => {
        const { revision = null, force, hours, ...rest } = input;
        const registration = readInput(PreviewRegistration, {
          ...rest,
          revision,
          force: force ?? undefined,
          hours: hours ?? undefined,
        });
        const actor = assertMayRelease(caller, registration);
        assertHere(deps, registration.environment);
        if (registration.force) await assertMayForce(deps.users, actor);
        return deps.previews.register(actor, registration, deps.calls);
      },
    }),
    endPreview: t.field({
      type: types.steering,
      args: {
        environment: t.arg.string({ required: true }),
        remote: t.arg.string({ required: true }),
        id: t.arg.string({ required: true }),
        why: t.arg.string({ required: true }),
      },
      resolve: async (_root, args, caller) => {
        const environment = readInput(EnvironmentName, args.environment);
        const remote = readInput(Remote, args.remote);
        const actor = assertMayRelease(caller, { environment, remote });
        assertHere(deps, environment);
        await deps.previews.end({ actor, environment, remote, why: readInput(Why, args.why) }, args.id);
        return describeSteering(deps, environment, remote);
      },
    }),
  }));
}
