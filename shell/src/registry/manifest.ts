import { assertContract, type RemoteRelease } from '@flint/shared/contracts/remotes';

/** Backoff before each retry, in milliseconds. */
const RETRY_DELAYS = [300, 900];

/** The parts of `mf-manifest.json` that the shell reads. */
interface ReleaseManifest {
  metaData?: { integrity?: Record<string, string>; flint?: { requires?: string } };
}

export interface FetchedManifest {
  response: Response;
  /** Integrity hash of every file of the release, by file name. */
  files: Record<string, string>;
}

/**
 * Fetches a release's manifest and verifies its bytes against the control plane's hash (subresource integrity).
 * @throws ContractMismatch before any of the remote's code is loaded; Error when it cannot be fetched or its hash
 *   differs.
 */
export async function fetchManifest(release: RemoteRelease, url: string, init: RequestInit): Promise<FetchedManifest> {
  const sealed: RequestInit = release.integrity ? { ...init, integrity: release.integrity } : init;
  const response = await fetchPatiently(url, sealed);
  const { metaData } = (await response.clone().json()) as ReleaseManifest;
  assertContract(release.name, metaData?.flint?.requires ?? 'of an unknown version');
  return { response, files: metaData?.integrity ?? {} };
}

async function fetchPatiently(url: string, init: RequestInit): Promise<Response> {
  for (const delay of RETRY_DELAYS) {
    const response = await fetchOk(url, init).catch(() => undefined);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  // A cache on the way may hold a broken copy: bypass it.
  return fetchOk(url, { ...init, cache: 'reload' });
}

async function fetchOk(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new Error('The manifest did not arrive, or is not the one of this release.', { cause });
  });
  if (!response.ok) throw new Error(`The manifest answered ${response.status}.`);
  return response;
}
