import type { RemoteRelease } from '@flint/shared/contracts/remotes';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isFurtherAttempt } from './attempt';
import { Hashes, isChecked, UntrustedFile } from './hashes';
import { fetchManifest } from './manifest';

interface Trust {
  /** The release of a manifest URL. */
  releaseOf(manifestUrl: string): RemoteRelease | undefined;
  /** Receives the original error: the federation runtime wraps errors of hooks beyond recognition. */
  onFailure(manifestUrl: string, error: Error): void;
}

/**
 * Integrity verification (subresource integrity): the federation runtime loads only files whose hash is known, from the
 * manifest to the last preload.
 */
export function trustPlugin({ releaseOf, onFailure }: Trust): ModuleFederationRuntimePlugin {
  const hashes = new Hashes();

  async function fetchTrusted(url: string, init: RequestInit): Promise<Response> {
    const release = releaseOf(url);
    if (!release) throw new UntrustedFile(url);
    try {
      if (!release.integrity) {
        if (!release.override && process.env.NODE_ENV !== 'development') throw new UntrustedFile(url);
        hashes.unseal(url);
      } else if (!isChecked(release.integrity)) throw new UntrustedFile(url);
      const { response, files } = await fetchManifest(release, url, init);
      hashes.learn(url, files);
      if (isFurtherAttempt(url)) {
        // Lazy: not needed by any first screen.
        const { refreshFiles } = await import('./refresh-files');
        await refreshFiles(url, files);
      }
      return response;
    } catch (error) {
      onFailure(url, error as Error);
      throw error;
    }
  }

  return {
    name: 'flint-trust',
    fetch: (url, init) => fetchTrusted(url, init),
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      return seal(script, hashes.of(url));
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      link.href = url;
      return seal(link, hashes.of(url));
    },
  };
}

function seal<E extends HTMLScriptElement | HTMLLinkElement>(element: E, hash: string | undefined): E {
  element.crossOrigin = 'anonymous';
  if (hash) element.integrity = hash;
  return element;
}
