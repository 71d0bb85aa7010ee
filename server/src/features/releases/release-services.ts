import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Db } from '../../platform/db/database';
import type { Mailer } from '../../platform/mail/mailer';
import { createPutSigner, type PutSigner } from '../../platform/storage/signed-put';
import type { Storage } from '../../platform/storage/storage';
import { type BrowserErrors, createBrowserErrors } from './browser-errors/browser-errors';
import { type Bundled, readBundled } from './bundled-releases';
import { createHealth, type HealthService } from './health';
import { createOverrides, type Overrides } from './overrides';
import { createPreviews, type Previews } from './previews/create-previews';
import { createPreviewLinks, type PreviewLinks } from './previews/preview-links';
import { createPublishing, type Publishing } from './publishing';
import { createRamps, type Ramps } from './ramp';
import { createReleases, type Releases } from './releases';
import { readRevision, readState } from './releases-repository';
import { createStaffAlerts } from './staff-alerts';
import { createSteering, type SteeringService } from './steering';
import { RELEASE_FILES_PREFIX } from './upload-route';
import { createVitals, type Vitals } from './vitals/vitals';

interface ReleaseServicesDeps {
  /** The control plane's. */
  readonly db: Db;
  /** The database of this environment's accounts. */
  readonly users: Db;
  readonly pool: Pool;
  readonly storage: Storage;
  readonly secret: string;
  readonly environment: Environment;
  /** Folders of the remotes built beside this server. */
  readonly remoteDirs: Record<RemoteName, string>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly webhook: string | undefined;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
}

/** Services of the release routes. */
export interface ReleaseServices {
  readonly releases: Releases;
  readonly bundled: Bundled;
  readonly steering: SteeringService;
  readonly overrides: Overrides;
  readonly publishing: Publishing;
  readonly previews: Previews;
  readonly links: PreviewLinks;
  readonly health: HealthService;
  readonly browserErrors: BrowserErrors;
  readonly vitals: Vitals;
  readonly ramps: Ramps;
  readonly signer: PutSigner;
  readonly storage: Storage;
}

export async function createReleaseServices(deps: ReleaseServicesDeps): Promise<ReleaseServices> {
  const { db, users, pool, storage, secret, environment, remoteDirs, mailer, webhook, publicUrl, log } = deps;
  const bundled = await readBundled(remoteDirs);
  const releases = await createReleases({
    bundled,
    log,
    readRevision: () => readRevision(db),
    readState: () => readState(db),
  });
  const steering = createSteering({ db, bundled, releases });
  const ramps = createRamps(steering);
  const vitals = createVitals({ db, releases, environment });
  const signer = createPutSigner(secret, RELEASE_FILES_PREFIX);
  const links = createPreviewLinks(secret, publicUrl);
  return {
    releases,
    bundled,
    steering,
    overrides: createOverrides({ db: users, releases, steering }),
    publishing: createPublishing({ db, storage, signer, bundled, steering }),
    previews: createPreviews({ db, storage, signer, bundled, releases, links, environment }),
    links,
    health: createHealth({
      ...{ db, pool, releases, steering, vitals, ramps, environment, log },
      alerts: createStaffAlerts({ db: users, mailer, webhook, publicUrl, log }),
    }),
    browserErrors: createBrowserErrors({ db, releases, environment }),
    vitals,
    ramps,
    signer,
    storage,
  };
}
