import type { BrowserErrorGroup } from '@flint/shared/contracts/browser-errors';
import type {
  Decision,
  Health,
  ListedRelease,
  Override,
  Plan,
  Ramp,
  Release,
  RemoteSteering,
  SteeringEvent,
} from '@flint/shared/contracts/releases';
import type { RemoteRelease, Slot } from '@flint/shared/contracts/remotes';
import type { VitalSeries } from '@flint/shared/contracts/vitals';
import type { Artefact } from '../artefact';
import type { StoredFile } from '../release-manifest';
import type { SignedUpload } from '../sign-missing';
import type { Builder } from './builder';

/** GraphQL types of the control plane, with the contract's field names. */
export type Types = ReturnType<typeof defineTypes>;

export function defineTypes(builder: Builder) {
  const slot = builder.objectRef<Slot>('Slot').implement({
    description: 'What a remote offers for a place of the shell.',
    fields: (t) => ({
      kind: t.exposeString('kind'),
      id: t.exposeString('id'),
      title: t.exposeString('title'),
      description: t.exposeString('description'),
      page: t.exposeString('page'),
    }),
  });
  builder.scalarType('PageList', {
    description: 'Pages that a remote declares, as its manifest has them.',
    serialize: (pages) => pages,
  });
  const remote = builder.objectRef<RemoteRelease>('Remote').implement({
    description: 'One remote as it is offered to this viewer.',
    fields: (t) => ({
      name: t.exposeString('name'),
      version: t.exposeString('version'),
      manifest: t.exposeString('manifest', { description: 'Address of its manifest.' }),
      integrity: t.exposeString('integrity', { description: 'Hash of the manifest, which names all others.' }),
      requires: t.exposeString('requires', { description: 'Contract versions it needs.' }),
      enabled: t.exposeBoolean('enabled'),
      slots: t.field({ type: [slot], resolve: ({ slots }) => slots }),
      routes: t.field({ type: 'PageList', resolve: ({ routes }) => routes ?? [] }),
    }),
  });
  const bootPlan = builder.objectRef<Plan>('BootPlan').implement({
    fields: (t) => ({
      environment: t.exposeString('environment'),
      revision: t.exposeString('revision', { description: 'Changes with the plan.' }),
      remotes: t.field({ type: [remote], resolve: ({ remotes }) => remotes }),
    }),
  });
  const release = builder.objectRef<Release>('Release').implement({
    description: 'A version as it was registered.',
    fields: (t) => ({
      remote: t.exposeString('remote'),
      version: t.exposeString('version'),
      builtAgainst: t.exposeString('builtAgainst'),
      requires: t.exposeString('requires'),
      manifest: t.exposeString('manifest'),
      integrity: t.exposeString('integrity'),
      revision: t.exposeString('revision', { nullable: true }),
      notes: t.exposeString('notes'),
      bundled: t.exposeBoolean('bundled'),
      releasedAt: t.exposeString('releasedAt'),
      pages: t.exposeStringList('pages'),
      routes: t.field({ type: 'PageList', resolve: ({ routes }) => routes }),
      slots: t.field({ type: [slot], resolve: ({ slots }) => slots }),
    }),
  });
  const subject = builder.objectRef<Override['subject']>('OverrideSubject').implement({
    fields: (t) => ({
      kind: t.exposeString('kind'),
      email: t.string({ nullable: true, resolve: (of) => (of.kind === 'user' ? of.email : null) }),
      role: t.string({ nullable: true, resolve: (of) => (of.kind === 'role' ? of.role : null) }),
    }),
  });
  const override = builder.objectRef<Override>('Override').implement({
    fields: (t) => ({
      id: t.exposeString('id'),
      subject: t.field({ type: subject, resolve: (of) => of.subject }),
      version: t.exposeString('version', { nullable: true }),
      enabled: t.exposeBoolean('enabled', { nullable: true }),
    }),
  });
  const health = builder.objectRef<Health>('Health').implement({
    description: 'How a version does in browsers, over the last hour.',
    fields: (t) => ({
      version: t.exposeString('version'),
      mounts: t.exposeInt('mounts'),
      failures: t.exposeInt('failures'),
    }),
  });
  const ramp = builder.objectRef<Ramp>('Ramp').implement({
    description: 'A rollout that goes on by itself while the candidate is healthy.',
    fields: (t) => ({
      steps: t.exposeIntList('steps'),
      everySeconds: t.exposeInt('everySeconds'),
      next: t.exposeInt('next'),
      nextAt: t.exposeString('nextAt'),
      paused: t.exposeBoolean('paused'),
      loads: t.exposeInt('loads', { description: 'Of the candidate, since the latest step.' }),
    }),
  });
  const steering = builder.objectRef<RemoteSteering>('RemoteSteering').implement({
    description: 'How one remote is steered in one environment.',
    fields: (t) => ({
      remote: t.exposeString('remote'),
      environment: t.exposeString('environment'),
      enabled: t.exposeBoolean('enabled'),
      killed: t.exposeString('killed', { nullable: true }),
      stable: t.field({ type: release, nullable: true, resolve: (of) => of.stable }),
      candidate: t.field({ type: release, nullable: true, resolve: (of) => of.candidate }),
      rollout: t.exposeInt('rollout'),
      ramp: t.field({ type: ramp, nullable: true, resolve: (of) => of.ramp }),
      rulesVersion: t.exposeInt('rulesVersion', {
        description: 'Grows with each change; sent back as `expected`, it keeps a change from writing over another.',
      }),
      previous: t.field({ type: release, nullable: true, resolve: (of) => of.previous }),
      versions: t.field({ type: [release], resolve: (of) => of.versions }),
      overrides: t.field({ type: [override], resolve: (of) => of.overrides }),
      health: t.field({ type: [health], resolve: (of) => of.health }),
    }),
  });
  return { bootPlan, steering, ...defineListTypes(builder) };
}

function defineListTypes(builder: Builder) {
  const listed = builder.objectRef<ListedRelease>('ListedRelease').implement({
    fields: (t) => ({
      remote: t.exposeString('remote'),
      environment: t.exposeString('environment'),
      version: t.exposeString('version'),
      state: t.exposeString('state'),
      rollout: t.exposeInt('rollout'),
    }),
  });
  const decision = builder.objectRef<Decision>('Decision').implement({
    description: "Why somebody gets what they get, in the words of OpenFeature's resolution details.",
    fields: (t) => ({
      value: t.exposeString('value', { nullable: true }),
      variant: t.exposeString('variant'),
      reason: t.exposeString('reason'),
      because: t.exposeString('because'),
    }),
  });
  const event = builder.objectRef<SteeringEvent>('SteeringEvent').implement({
    fields: (t) => ({
      id: t.exposeString('id'),
      who: t.exposeString('who'),
      what: t.exposeString('what'),
      why: t.exposeString('why'),
      at: t.exposeString('at'),
      remote: t.exposeString('remote'),
    }),
  });
  const artefact = builder.objectRef<Artefact>('Artefact').implement({
    description: 'A version by its files, as it is carried to another environment.',
    fields: (t) => ({
      version: t.exposeString('version'),
      integrity: t.exposeString('integrity', { description: 'Hash of the manifest.' }),
      revision: t.exposeString('revision', { nullable: true }),
      notes: t.exposeString('notes'),
      files: t.field({
        type: [
          builder.objectRef<StoredFile>('ArtefactFile').implement({
            fields: (f) => ({
              path: f.exposeString('path'),
              bytes: f.exposeInt('bytes'),
              integrity: f.exposeString('integrity'),
            }),
          }),
        ],
        resolve: ({ files }) => [...files],
      }),
    }),
  });
  const upload = builder.objectRef<SignedUpload>('Upload').implement({
    description: 'Where one file goes, by PUT.',
    fields: (t) => ({
      path: t.exposeString('path'),
      url: t.exposeString('url'),
      headers: t.field({
        type: [
          builder.objectRef<[string, string]>('Header').implement({
            fields: (h) => ({
              name: h.string({ resolve: ([name]) => name }),
              value: h.string({ resolve: ([, value]) => value }),
            }),
          }),
        ],
        resolve: ({ headers }) => Object.entries(headers),
      }),
    }),
  });
  return {
    artefact,
    listed,
    decision,
    event,
    upload,
    browserError: defineBrowserError(builder),
    vitals: defineVitals(builder),
  };
}

function defineVitals(builder: Builder) {
  return builder.objectRef<VitalSeries>('VitalSeries').implement({
    description: 'One measurement of one version over the last hour.',
    fields: (t) => ({
      version: t.exposeString('version'),
      charted: t.exposeString('charted'),
      total: t.exposeFloat('total', { nullable: true }),
      points: t.field({ type: ['Float'], nullable: { list: false, items: true }, resolve: ({ points }) => points }),
    }),
  });
}

function defineBrowserError(builder: Builder) {
  return builder.objectRef<BrowserErrorGroup>('BrowserError').implement({
    description: 'Errors of one kind in one version, as browsers reported them.',
    fields: (t) => ({
      id: t.exposeString('id'),
      source: t.exposeString('source', { description: 'The shell, or a remote.' }),
      version: t.exposeString('version'),
      kind: t.exposeString('kind'),
      name: t.exposeString('name'),
      message: t.exposeString('message'),
      stack: t.exposeString('stack'),
      page: t.exposeString('page', { nullable: true }),
      action: t.exposeString('action', { nullable: true }),
      requestId: t.exposeString('requestId', { nullable: true }),
      count: t.exposeFloat('count', { description: 'A whole number, perhaps above what Int holds.' }),
      firstSeen: t.exposeString('firstSeen'),
      lastSeen: t.exposeString('lastSeen'),
    }),
  });
}
