import '@flint/shared/ui/tokens.css';
import '@flint/shared/ui/base.css';
import { configureApi } from '@flint/shared/api/config';
import { reportError } from '@flint/shared/api/report';
import type { Boot } from '@flint/shared/contracts/boot';
import type { Store } from '@flint/shared/contracts/remotes';
import { bootAtom } from '@flint/shared/state/boot';
import { seedCredits } from '@flint/shared/state/credits';
import { syncCredits } from '@flint/shared/state/credits-sync';
import { syncSession } from '@flint/shared/state/session-sync';
import { createStore, Provider } from 'jotai';
import { StrictMode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { watchActivity } from './activity/watch-activity';
import { ErrorBoundary } from './errors/error-boundary';
import { ErrorScreen } from './errors/error-screen';
import { readBoot } from './registry/boot';
import { configureRemotes } from './registry/remotes';
import { createShellRouter } from './router/create-shell-router';
import { watchRenewal } from './session/renewal';
import { takeOver } from './take-over';
import { installReporter } from './telemetry/install-reporter';

/** Delay before the page polls for plan changes and measures itself, in milliseconds: everything it needs loads first. */
const LATER_MS = 5_000;

const reload = () => window.location.reload();

function start(root: Root, boot: Boot): void {
  const store = createStore();
  store.set(bootAtom, boot);
  configureApi({ apiUrl: boot.apiUrl });
  configureRemotes(boot.remotes);
  if (boot.session) seedCredits(store, boot.session.user.id, boot.session.balance);
  syncCredits(store);
  watchRenewal(store);
  syncSession(store, reload);
  watchActivity(store);
  if (boot.monitoring) monitor(boot);
  // Not needed for the page, so it comes last.
  setTimeout(loadLater, LATER_MS, store);
  const router = createShellRouter(store);
  // A transition renders in slices, so that input into the prerendered page is handled in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <ErrorBoundary place="shell">
          <Provider store={store}>
            <RouterProvider router={router} />
          </Provider>
        </ErrorBoundary>
      </StrictMode>,
    ),
  );
}

/** A page that cannot load the poller keeps its plan. */
const loadLater = (store: Store) =>
  import(/* webpackChunkName: "watch-plan" */ './later').then(
    ({ startLater }) => startLater(store),
    () => undefined,
  );

const monitor = installReporter();
const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');
const root = createRoot(element);
takeOver(element);
readBoot().then(
  // A new task, so that parsing the script and rendering are not one long task.
  (boot) => setTimeout(start, 0, root, boot),
  (error: unknown) => {
    root.render(<ErrorScreen error={error} onRetry={reload} />);
    reportError(error, { kind: 'load', action: 'boot' });
  },
);
