import type { Call } from '@flint/shared/contracts/call';
import { CALLS_FILE } from '@flint/shared/contracts/compatibility/described-call';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { Db } from '../../platform/db/database';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import type { PutSigner, PutTicket } from '../../platform/storage/signed-put';
import type { Storage } from '../../platform/storage/storage';
import type { Actor } from './actor';
import type { Bundled } from './bundled-releases';
import { type KnownRelease, storageKey } from './known-release';
import { lockVersion } from './lock-version';
import type { Registration, Upload } from './release-input';
import { integrityOf, MANIFEST, type StoredFile } from './release-manifest';
import { findRelease, insertRegistration, insertRelease, isRegistered, lockByKey } from './releases-repository';
import { passServerGates } from './server-gates';
import { readStored, type SignedUpload, signMissing } from './sign-missing';
import { type SteeringService, stableSet } from './steering';
import { verifiedManifest } from './verified-manifest';

/** Advisory lock of the paths that live releases declare; any number that no other lock has. */
const PAGES_LOCK = 4_723_119_850_016n;

/** Publishing of a version: its files are announced, uploaded, then registered atomically. */
export interface Publishing {
  /** Signs an address for each missing file. @throws AppError `conflict` when the version has other files */
  begin(upload: Upload): Promise<SignedUpload[]>;
  /** Stores a file sent to a signed address. */
  receive(ticket: PutTicket, bytes: Uint8Array): Promise<void>;
  /** Verifies every file's hash and the gates, then registers the version as candidate or stable. @param calls what this server answers */
  register(actor: Actor, registration: Registration, calls: readonly Call[]): Promise<void>;
}

interface PublishingDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly signer: PutSigner;
  readonly bundled: Bundled;
  readonly steering: SteeringService;
}

export function createPublishing({ db, storage, signer, bundled, steering }: PublishingDeps): Publishing {
  const read = (remote: RemoteName, version: string, path: string) => readStored(storage, remote, version, path);
  /** The version where it is registered with this manifest. @throws AppError when it has another one */
  const findKnown = async (on: Db | Tx, remote: RemoteName, version: string, integrity: string | undefined) => {
    const known = await findRelease(on, remote, version);
    const own = bundled.get(remote);
    const there = [known, own?.version === version ? own : undefined].filter((each) => each !== undefined);
    if (there.some((each) => each.integrity !== integrity))
      throw new AppError(
        'conflict',
        `${remote} ${version} exists with other files: raise the version in ${remote}/package.json.`,
      );
    return known;
  };

  return {
    async begin({ remote, version, files }) {
      const manifest = files.find(({ path }) => path === MANIFEST);
      const known = await findKnown(db, remote, version, manifest?.integrity);
      // Files of another environment's store may be missing in this one.
      const wanted = known ? filesOf(known) : files;
      return signMissing({ storage, signer }, remote, version, wanted);
    },
    async receive({ path, contentType, integrity }, bytes) {
      if (integrityOf(bytes) !== integrity)
        throw new AppError('invalid_input', 'These are not the bytes that this address was signed for.');
      const [remote, version, ...rest] = path.split('/') as [RemoteName, string, ...string[]];
      await transact(db, async (tx) => {
        await lockVersion(tx, remote, version);
        const known = await findRelease(tx, remote, version);
        if (known && !filesOf(known).some((file) => file.path === rest.join('/') && file.integrity === integrity))
          throw new AppError('conflict', `${remote} ${version} is registered: its files do not change any more.`);
        await storage.keep(storageKey(remote, version, rest.join('/')), bytes, contentType);
      });
    },
    async register(actor, registration, calls) {
      const { remote, version, environment, manifestIntegrity, rollout, notes, why, force } = registration;
      const act = { actor, environment, remote, why: why ?? (notes || `release ${version}`) };
      await steering.change(act, force ? 'force' : 'register', async (now, tx) => {
        await lockVersion(tx, remote, version);
        const known = await findKnown(tx, remote, version, manifestIntegrity);
        const readFile = (path: string) => read(remote, version, path);
        if (!known) await addRelease(tx, registration, readFile);
        else if (!(await isRegistered(tx, environment, remote, version)))
          await verifiedManifest({ ...registration, files: [...filesOf(known)] }, readFile);
        // One release at a time, so that two remotes cannot claim the same path together.
        await lockByKey(tx, PAGES_LOCK);
        const registered = await findRelease(tx, remote, version);
        if (!registered) throw new Error(`${remote} ${version} is not registered`);
        const gated = { ...registration, ...registered, force, callsFile: await readFile(CALLS_FILE) };
        const forced = await passServerGates(tx, bundled, gated, calls);
        await insertRegistration(tx, { environment, remote, version });
        const bundledVersion = bundled.get(remote)?.version ?? null;
        if (rollout === null)
          return { set: stableSet(now, version, bundledVersion), what: `Released ${version}${forced}` };
        if (version === (now.stable ?? bundledVersion))
          throw new AppError('conflict', `${remote} ${version} is stable in ${environment}: everybody has it.`);
        return {
          set: { candidate: version, rollout },
          what: `Released ${version} to ${rollout} % of the users${forced}`,
        };
      });
    },
  };
}

function filesOf({ source }: KnownRelease): readonly StoredFile[] {
  return source.kind === 'storage' ? source.files : [];
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
    routes: JSON.stringify(manifest.routes),
    files: JSON.stringify(files),
    first_files: JSON.stringify(manifest.first),
  });
}
