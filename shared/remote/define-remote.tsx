import { Provider } from 'jotai';
import { StrictMode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { PaletteSource } from '../contracts/palette';
import type { RemoteApp, RemoteName, RemoteProps } from '../contracts/remotes';
import { HostRouter } from './host-router';
import { PageRoutes, type RemotePages } from './page-routes';
import { RemoteGuard } from './remote-guard';

declare const __FLINT_VERSION__: string;
declare const __CONTRACT_VERSION__: string;
declare const __CONTRACT_RANGE__: string;

interface RemoteParts {
  readonly name: RemoteName;
  readonly pages: RemotePages;
  /** Imports its part of the command palette. */
  readonly palette?: () => Promise<PaletteSource>;
}

/**
 * Defines a remote's single-spa lifecycle: its pages in a React root of their own, on the host's history and store.
 * Version and contract are those of the build, independent of the host.
 */
export function defineRemote({ name, pages, palette }: RemoteParts): RemoteApp {
  const roots = new WeakMap<HTMLElement, Root>();
  const view = ({ host }: RemoteProps) => (
    <StrictMode>
      <RemoteGuard host={host}>
        <Provider store={host.store}>
          <HostRouter host={host}>
            <PageRoutes pages={pages} />
          </HostRouter>
        </Provider>
      </RemoteGuard>
    </StrictMode>
  );
  return {
    name,
    version: __FLINT_VERSION__,
    builtAgainst: __CONTRACT_VERSION__,
    requires: __CONTRACT_RANGE__,
    ...(palette && { palette }),
    async bootstrap() {
      // Nothing to prepare, but single-spa requires the step.
    },
    async mount(props) {
      const { host, domElement } = props;
      const root = createRoot(domElement, {
        onUncaughtError: (error) => host.reportError(error, { fatal: true }),
        onRecoverableError: (error) => host.reportError(error),
      });
      roots.set(domElement, root);
      // A transition renders in slices, so that input into the prerendered page is handled in between.
      startTransition(() => root.render(view(props)));
    },
    async update(props) {
      roots.get(props.domElement)?.render(view(props));
    },
    async unmount({ domElement }) {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
    },
  };
}
