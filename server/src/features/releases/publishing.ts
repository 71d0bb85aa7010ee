import { createHash } from 'node:crypto';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { Db } from '../../platform/db/database';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import type { PutSigner, PutTicket } from '../../platform/storage/signed-put';
import { MissingObject, type Storage } from '../../platform/storage/storage';
import type { Actor } from './actor';
import type { Bundled } from './bundled-releases';
import { typeOf } from './file-types';
import { storageKey } from './known-release';
import type { Registration, Upload } from './release-input';
import { integrityOf, MANIFEST } from './release-manifest';
import { findRelease, insertRegistration, insertRelease, lockByKey } from './releases-repository';
import { type SteeringService, stableSet } from './steering';
import { verifiedManifest } from './verified-manifest';

const LIFE_SECONDS = 15 * 60;

export interface SignedUpload {
  readonly path: string;
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** Publishing of a version: its files are announced, uploaded, then registered atomically. */
export interface Publishing {
  /** Signs an address for each missing file. @throws AppError `conflict` when the version has other files */
  begin(upload: Upload): Promise<SignedUpload[]>;
  /** Stores a file sent to a signed address. */
  receive(ticket: PutTicket, bytes: Uint8Array): Promise<void>;
  /** Verifies every file's hash, then registers the version as candidate or stable. */
  register(actor: Actor, registration: Registration): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly storage: Storage;
  readonly signer: PutSigner;
  readonly bundled: Bundled;
  readonly steering: SteeringService;
}

export function createPublishing({ db, storage, signer, bundled, steering }: Deps): Publishing {
  const read = (remote: RemoteName, version: string, path: string) =>
    storage.read(storageKey(remote, version, path)).catch((error: unknown) => {
      if (error instanceof MissingObject) return undefined;
      throw error;
    });
  /** Whether the version is registered with this manifest. @throws AppError when it has another one */
  const isKnown = async (on: Db | Tx, remote: RemoteName, version: string, integrity: string | undefined) => {
    const known = await findRelease(on, remote, version);
    const own = bundled.get(remote);
    const there = [known, own?.version === version ? own : undefined].filter((each) => each !== undefined);
    if (there.some((each) => each.integrity !== integrity))
      throw new AppError(
        'conflict',
        `${remote} ${version} exists with other files: raise the version in ${remote}/package.json.`,
      );
    return known !== undefined;
  };

  return {
    async begin({ remote, version, files }) {
      const manifest = files.find(({ path }) => path === MANIFEST);
      if (await isKnown(db, remote, version, manifest?.integrity)) return [];
      const expires = Math.floor(Date.now() / 1000) + LIFE_SECONDS;
      const missing = await Promise.all(
        files.map(async (file) => {
          const there = await read(remote, version, file.path);
          return there && integrityOf(there) === file.integrity ? [] : [file];
        }),
      );
      return missing.flat().map(({ path, bytes, integrity }) => {
        const contentType = typeOf(path) ?? 'application/octet-stream';
        const url = signer.sign({ path: `${remote}/${version}/${path}`, contentType, bytes, integrity, expires });
        return { path, url, headers: { 'content-type': contentType } };
      });
    },
    async receive({ path, contentType, integrity }, bytes) {
      if (integrityOf(bytes) !== integrity)
        throw new AppError('invalid_input', 'These are not the bytes that this address was signed for.');
      const [remote, version, ...rest] = path.split('/') as [RemoteName, string, ...string[]];
      await transact(db, async (tx) => {
        await lockVersion(tx, remote, version);
        if (await findRelease(tx, remote, version))
          throw new AppError('conflict', `${remote} ${version} is registered: its files do not change any more.`);
        await storage.keep(storageKey(remote, version, rest.join('/')), bytes, contentType);
      });
    },
    async register(actor, registration) {
      const { remote, version, environment, manifestIntegrity, rollout, notes } = registration;
      const act = { actor, environment, remote, why: notes || `release ${version}` };
      await steering.change(act, 'register', async (now, tx) => {
        await lockVersion(tx, remote, version);
        if (!(await isKnown(tx, remote, version, manifestIntegrity)))
          await addRelease(tx, registration, (path) => read(remote, version, path));
        await insertRegistration(tx, { environment, remote, version });
        const bundledVersion = bundled.get(remote)?.version ?? null;
        if (rollout === null) return { set: stableSet(now, version, bundledVersion), what: `Released ${version}` };
        if (version === (now.stable ?? bundledVersion))
          throw new AppError('conflict', `${remote} ${version} is stable in ${environment}: everybody has it.`);
        return { set: { candidate: version, rollout }, what: `Released ${version} to ${rollout} % of the users` };
      });
    },
  };
}

/** Advisory lock: a version's files are not replaced while it is verified and registered. */
async function lockVersion(tx: Tx, remote: string, version: string): Promise<void> {
  const key = createHash('sha256').update(`release ${remote} ${version}`).digest().readBigInt64BE(0);
  await lockByKey(tx, key);
}

async function addRelease(
  tx: Tx,
  registration: Registration,
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<void> {
  const { remote, version, files, revision, notes } = registration;
  const manifest = await verifiedManifest(registration, read);
  await insertRelease(tx, {
    remote,
    version,
    built_against: manifest.builtAgainst,
    requires: manifest.requires,
    integrity: manifest.integrity,
    revision,
    notes,
    pages: JSON.stringify(manifest.pages),
    slots: JSON.stringify(manifest.slots),
    files: JSON.stringify(files),
    first_files: JSON.stringify(manifest.first),
  });
}
