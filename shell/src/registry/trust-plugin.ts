import type { RemoteRelease } from '@flint/shared/contracts/remotes';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isFurtherAttempt } from './attempt';
import { Hashes, UntrustedFile } from './hashes';
import { fetchManifest } from './manifest';

interface Trust {
  /** The release a manifest address belongs to. */
  releaseOf(manifestUrl: string): RemoteRelease | undefined;
  /** Told the original error: the federation runtime wraps what hooks throw beyond recognition. */
  onFailure(manifestUrl: string, error: Error): void;
}

/** Makes the federation runtime load only files whose hash is known, from the manifest down to the last preload. */
export function trustPlugin({ releaseOf, onFailure }: Trust): ModuleFederationRuntimePlugin {
  const hashes = new Hashes();

  async function fetchTrusted(url: string, init: RequestInit): Promise<Response> {
    const release = releaseOf(url);
    if (!release) throw new UntrustedFile(url);
    try {
      if (!release.integrity) {
        if (!release.override && process.env.NODE_ENV !== 'development') throw new UntrustedFile(url);
        hashes.unseal(url);
      }
      const { response, files } = await fetchManifest(release, url, init);
      hashes.learn(url, files);
      if (isFurtherAttempt(url)) {
        // No first screen needs it.
        const { refreshFiles } = await import(/* webpackChunkName: "refresh-files" */ './refresh-files');
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
