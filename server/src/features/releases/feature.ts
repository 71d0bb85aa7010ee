import { defineFeature } from '../../platform/composition/define-feature';
import { mail } from '../../platform/mail/feature';
import { database } from '../../platform/postgres/database-feature';
import { storage } from '../../platform/storage/feature';
import { addTokenCommands } from './commands';
import { controlDatabase } from './control-database';
import { RELEASE_MIGRATIONS } from './control-plane-migrations';
import { registerControlPlane } from './graphql/control-plane';
import { ANNOUNCE_MS, announceShell } from './live-shells';
import { keepLocalAccess } from './local-access';
import { registerPreviews } from './previews/preview-route';
import { registerReleaseFiles } from './release-files';
import { createReleaseServices } from './release-services';
import { releaseRoutes } from './routes';
import { registerReleaseUploads } from './upload-route';

/** Poll interval for changes by other processes, in milliseconds. */
const REFRESH_MS = 2_000;
/** Pause between writes of what browsers reported to this process, in milliseconds. */
const FLUSH_MS = 1_000;
const EVERYWHERE = { isOfEveryProcess: true } as const;
/** Pause between comparisons of how fast versions are, in milliseconds. */
const SPEED_MS = 5_000;
/** Pause between looks at the ramps, in milliseconds. */
const RAMP_MS = 2_000;

export const releases = defineFeature({
  id: 'releases',
  needs: { database, control: controlDatabase, storage, mail },
  tables: [
    ...(['release', 'release_environment', 'release_steering', 'release_override'] as const),
    'browser_error',
    ...(['release_token', 'release_report', 'release_revision', 'release_shell', 'release_preview'] as const),
    'release_vital',
  ],
  migrations: RELEASE_MIGRATIONS,
  async service(
    { database: { db: users, pool }, control: { db, isShared }, storage: files, mail: mailer },
    { config, log },
  ) {
    const { authSecret: secret, environment, paths, publicUrl, alertWebhook: webhook } = config;
    // Without it the release command needs a token; everything else works.
    await keepLocalAccess(db, config, isShared ? config.environment : null).catch((err: unknown) =>
      log.warn({ err }, 'the release command needs a token on this machine too'),
    );
    await announceShell(db, environment);
    return createReleaseServices({
      ...{ db, users, pool, storage: files, secret, environment, mailer, webhook, publicUrl, log },
      remoteDirs: paths.remoteDirs,
    });
  },
  routes: (service) => releaseRoutes(service),
  async http(
    app,
    service,
    { database: { db: users }, control },
    { config: { environment, publicUrl }, policy, calls },
  ) {
    service.vitals.expectCalls(calls.map(({ id }) => id));
    registerControlPlane(app, { ...service, ...control, users, environment, calls }, policy);
    registerReleaseFiles(app, { ...service, environment });
    registerPreviews(app, { ...service, environment, publicUrl }, policy);
    await registerReleaseUploads(app, service);
  },
  sweeps: ({ releases: plan, health, previews, browserErrors: errors, vitals }, { control: { db } }, { config }) => [
    {
      name: 'live-shells',
      everyMs: ANNOUNCE_MS,
      ...EVERYWHERE,
      run: () => announceShell(db, config.environment),
    },
    { name: 'release-plan', everyMs: REFRESH_MS, ...EVERYWHERE, run: () => plan.refresh() },
    { name: 'release-health', everyMs: FLUSH_MS, ...EVERYWHERE, run: () => health.flush() },
    { name: 'release-speed', everyMs: SPEED_MS, run: () => health.judgeSpeed() },
    { name: 'release-ramps', everyMs: RAMP_MS, run: () => health.goOn() },
    { name: 'browser-errors', everyMs: FLUSH_MS, ...EVERYWHERE, run: () => errors.flush() },
    { name: 'old-previews', everyMs: config.trimMs, run: () => previews.sweep() },
    { name: 'old-browser-errors', everyMs: config.trimMs, run: () => errors.trim() },
    { name: 'old-vitals', everyMs: config.trimMs, run: () => vitals.trim() },
  ],
  commands: addTokenCommands,
});
