import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { AppError } from '../../platform/http/app-error';
import type { StoredFile } from './release-manifest';
import type { Releases } from './releases';

/** A version as it is carried from one environment to another: its files by hash. */
export interface Artefact {
  readonly version: string;
  readonly integrity: string;
  readonly revision: string | null;
  readonly notes: string;
  readonly files: readonly StoredFile[];
}

/**
 * @param version the stable one by default
 * @throws AppError `not_found`; `conflict` for a version that was built beside the server, which is no release
 */
export function artefactOf(
  releases: Releases,
  environment: Environment,
  remote: RemoteName,
  version?: string,
): Artefact {
  const known = version ? releases.find(environment, remote, version) : releases.stableOf(environment, remote);
  if (!known) throw new AppError('not_found', `${remote} ${version ?? ''} is not registered in ${environment}.`);
  const { source, integrity, revision, notes } = known;
  if (source.kind === 'folder')
    throw new AppError(
      'conflict',
      `${remote} ${known.version} came with the server of ${environment}: release it first.`,
    );
  return { version: known.version, integrity, revision, notes, files: source.files };
}
