import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import { createPutSigner, type PutSigner } from '../../platform/storage/signed-put';
import type { Storage } from '../../platform/storage/storage';
import { type BrowserErrors, createBrowserErrors } from './browser-errors/browser-errors';
import { type Bundled, readBundled } from './bundled-releases';
import { createHealth, type HealthService } from './health';
import { createOverrides, type Overrides } from './overrides';
import { createPublishing, type Publishing } from './publishing';
import { createReleases, type Releases } from './releases';
import { readRevision, readState } from './releases-repository';
import { createSteering, type SteeringService } from './steering';
import { RELEASE_FILES_PREFIX } from './upload-route';

interface Deps {
  readonly db: Db;
  readonly storage: Storage;
  readonly secret: string;
  readonly environment: Environment;
  /** Folders of the remotes built beside this server. */
  readonly remoteDirs: Record<RemoteName, string>;
  readonly log: FastifyBaseLogger;
}

/** Services of the release routes. */
export interface ReleaseServices {
  readonly releases: Releases;
  readonly bundled: Bundled;
  readonly steering: SteeringService;
  readonly overrides: Overrides;
  readonly publishing: Publishing;
  readonly health: HealthService;
  readonly browserErrors: BrowserErrors;
  readonly signer: PutSigner;
  readonly storage: Storage;
}

export async function createReleaseServices(deps: Deps): Promise<ReleaseServices> {
  const { db, storage, secret, environment, remoteDirs, log } = deps;
  const bundled = await readBundled(remoteDirs);
  const releases = await createReleases({
    bundled,
    log,
    readRevision: () => readRevision(db),
    readState: () => readState(db),
  });
  const steering = createSteering({ db, bundled, releases });
  const signer = createPutSigner(secret, RELEASE_FILES_PREFIX);
  return {
    releases,
    bundled,
    steering,
    overrides: createOverrides({ db, releases, steering }),
    publishing: createPublishing({ db, storage, signer, bundled, steering }),
    health: createHealth({ db, releases, steering, environment, log }),
    browserErrors: createBrowserErrors({ db, releases, environment }),
    signer,
    storage,
  };
}
