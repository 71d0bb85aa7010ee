import type { Environment } from '@flint/shared/contracts/boot';
import type { Call } from '@flint/shared/contracts/call';
import { CALLS_FILE } from '@flint/shared/contracts/compatibility/described-call';
import type { Preview } from '@flint/shared/contracts/releases';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { audit } from '../../../platform/audit/audit';
import type { Db } from '../../../platform/db/database';
import { type Tx, transact } from '../../../platform/db/transaction';
import { notFound } from '../../../platform/http/app-error';
import type { PutSigner } from '../../../platform/storage/signed-put';
import type { Storage } from '../../../platform/storage/storage';
import { type Actor, auditName, nameOf } from '../actor';
import type { Bundled } from '../bundled-releases';
import { storageKey } from '../known-release';
import { lockVersion } from '../lock-version';
import type { Releases } from '../releases';
import { passServerGates } from '../server-gates';
import { readStored, type SignedUpload, signMissing } from '../sign-missing';
import { placeKey } from '../state';
import { bumpRevision } from '../steering-repository';
import { verifiedManifest } from '../verified-manifest';
import { type KnownPreview, segmentOf } from './known-preview';
import type { PreviewRegistration, PreviewUpload } from './preview-input';
import type { PreviewLinks } from './preview-links';
import { deletePreview, endOfBranch, endPreview, findRemovable, insertPreview } from './previews-repository';

interface PreviewsDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly signer: PutSigner;
  readonly bundled: Bundled;
  readonly releases: Releases;
  readonly links: PreviewLinks;
  readonly environment: Environment;
}

interface PreviewAct {
  readonly actor: Actor;
  readonly environment: Environment;
  readonly remote: RemoteName;
  readonly why: string;
}

/** Previews of branches: builds that staff, and holders of a signed link, see in their browsers. */
export interface Previews {
  /** Signs an address for each missing file. */
  begin(upload: PreviewUpload): Promise<SignedUpload[]>;
  /** Verifies files and gates as for a release, and replaces the branch's preview. @param calls what this server answers */
  register(actor: Actor, registration: PreviewRegistration, calls: readonly Call[]): Promise<Preview>;
  /** @throws AppError `not_found` */
  end(act: PreviewAct, id: string): Promise<void>;
  /** The live ones of this environment, newest first, with their links. */
  list(): Preview[];
  /** Removes expired previews, and ended ones an hour later, with their files. */
  sweep(): Promise<void>;
}

export function createPreviews({
  db,
  storage,
  signer,
  bundled,
  releases,
  links,
  environment: own,
}: PreviewsDeps): Previews {
  const toPreview = (known: KnownPreview): Preview => {
    const { id, environment, remote, branch, version, revision, who, createdAt, expiresAt } = known;
    return {
      ...{ id, environment, remote, branch, version, revision, who },
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      address: links.addressOf(id),
      link: links.linkOf(id, expiresAt),
    };
  };
  const log = (tx: Tx, { actor, environment, remote, why }: PreviewAct, action: string, what: string) => {
    const detail = { what, why, who: nameOf(actor) };
    return audit(tx, {
      actor: auditName(actor),
      action: `release-preview.${action}`,
      target: placeKey(environment, remote),
      detail,
    });
  };
  return {
    begin: ({ remote, files }) => signMissing({ storage, signer }, remote, segmentOf(files), files),
    async register(actor, registration, calls) {
      const { remote, environment, branch, version, files, revision, why, force, hours } = registration;
      const segment = segmentOf(files);
      const readFile = (path: string) => readStored(storage, remote, segment, path);
      const made = await transact(db, async (tx) => {
        await lockVersion(tx, remote, segment);
        const manifest = await verifiedManifest(registration, readFile);
        const gated = { ...manifest, remote, environment, force, callsFile: await readFile(CALLS_FILE) };
        const forced = await passServerGates(tx, bundled, gated, calls);
        // Of two registrations of a branch at once, the second replaces the first.
        await lockVersion(tx, remote, `${environment} branch ${branch}`);
        const id = await endOfBranch(tx, { environment, remote, branch });
        const preview = await insertPreview(tx, {
          ...(id !== undefined && { id }),
          ...{ environment, remote, branch, version, segment, revision },
          built_against: manifest.builtAgainst,
          requires: manifest.requires,
          integrity: manifest.integrity,
          pages: JSON.stringify(manifest.pages),
          slots: JSON.stringify(manifest.slots),
          routes: JSON.stringify(manifest.routes),
          files: JSON.stringify(files),
          who: nameOf(actor),
          expires_at: new Date(Date.now() + hours * 3_600_000),
        });
        await bumpRevision(tx);
        const until = preview.expiresAt.toISOString().slice(0, 16).replace('T', ' ');
        const what = `Previewed ${version} of branch ${branch} until ${until} UTC${forced}`;
        await log(tx, { actor, environment, remote, why }, 'register', what);
        return preview;
      });
      await releases.refresh();
      return toPreview(made);
    },
    async end(act, id) {
      await transact(db, async (tx) => {
        const gone = await endPreview(tx, act.environment, act.remote, id);
        if (!gone) throw notFound('preview');
        await bumpRevision(tx);
        await log(tx, act, 'end', `Deleted the preview ${gone.version} of branch ${gone.branch}`);
      });
      await releases.refresh();
    },
    list: () => releases.previewsOf(own).map(toPreview),
    async sweep() {
      for (const row of await findRemovable(db, own))
        await transact(db, async (tx) => {
          const { remote, segment, files } = row;
          await lockVersion(tx, remote, segment);
          const { isShared } = await deletePreview(tx, own, row);
          if (isShared) return;
          for (const { path } of files) await storage.remove(storageKey(remote, segment, path));
        });
    },
  };
}
