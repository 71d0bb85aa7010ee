import { database } from '../../database';
import { defineFeature } from '../../feature';
import { storage } from '../../platform/storage/feature';
import { addTokenCommands } from './commands';
import { registerControlPlane } from './graphql/control-plane';
import { keepLocalAccess } from './local-access';
import * as migration from './migrations/0040-releases';
import { registerReleaseFiles } from './release-files';
import { createReleaseServices } from './release-services';
import { releaseRoutes } from './routes';
import { registerReleaseUploads } from './upload-route';

/** How soon a process sees what another one changed, in milliseconds. */
const REFRESH_MS = 1_000;

export const releases = defineFeature({
  id: 'releases',
  needs: { database, storage },
  tables: [
    ...(['release', 'release_environment', 'release_steering', 'release_override'] as const),
    ...(['release_token', 'release_report', 'release_revision'] as const),
  ],
  migrations: { '0040-releases': migration },
  async service({ database: { db }, storage: files }, { config, log }) {
    const { authSecret: secret, environment, paths } = config;
    // Without it the release command needs a token; nothing else changes.
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
  sweeps: ({ releases: plan, health }) => [
    { name: 'release-plan', everyMs: REFRESH_MS, run: () => plan.refresh() },
    { name: 'release-health', everyMs: REFRESH_MS, run: () => health.flush() },
  ],
  commands: addTokenCommands,
});
