import { database } from '../../database';
import { defineFeature } from '../../feature';
import { storage } from '../../platform/storage/feature';
import { addTokenCommands } from './commands';
import { registerControlPlane } from './graphql/control-plane';
import { keepLocalAccess } from './local-access';
import * as migration from './migrations/0040-releases';
import * as browserErrors from './migrations/0091-browser-errors';
import * as rulesVersion from './migrations/0093-rules-version';
import { registerReleaseFiles } from './release-files';
import { createReleaseServices } from './release-services';
import { releaseRoutes } from './routes';
import { registerReleaseUploads } from './upload-route';

/** Poll interval for changes by other processes, in milliseconds. */
const REFRESH_MS = 1_000;
const OWN_STATE = { everyMs: REFRESH_MS, isOfEveryProcess: true } as const;
/** Errors of pages are cut to their bounds this much more seldom than other sweeps run. */
const TRIM_EVERY = 12;

export const releases = defineFeature({
  id: 'releases',
  needs: { database, storage },
  tables: [
    ...(['release', 'release_environment', 'release_steering', 'release_override'] as const),
    ...(['release_token', 'release_report', 'release_revision', 'browser_error'] as const),
  ],
  migrations: { '0040-releases': migration, '0091-browser-errors': browserErrors, '0093-rules-version': rulesVersion },
  async service({ database: { db }, storage: files }, { config, log }) {
    const { authSecret: secret, environment, paths } = config;
    // Without it the release command needs a token; everything else works.
    await keepLocalAccess(db, config).catch((err: unknown) =>
      log.warn({ err }, 'the release command needs a token on this machine too'),
    );
    return createReleaseServices({ db, storage: files, secret, environment, remoteDirs: paths.remoteDirs, log });
  },
  routes: (service) => releaseRoutes(service),
  async http(app, service, { database: { db } }, { config: { environment }, policy }) {
    registerControlPlane(app, { ...service, db, environment }, policy);
    registerReleaseFiles(app, { ...service, environment });
    await registerReleaseUploads(app, service);
  },
  sweeps: ({ releases: plan, health, browserErrors: errors }, _needs, { config }) => [
    { name: 'release-plan', ...OWN_STATE, run: () => plan.refresh() },
    { name: 'release-health', ...OWN_STATE, run: () => health.flush() },
    { name: 'browser-errors', ...OWN_STATE, run: () => errors.flush() },
    { name: 'old-browser-errors', everyMs: TRIM_EVERY * config.sweepMs, run: () => errors.trim() },
  ],
  commands: addTokenCommands,
});
