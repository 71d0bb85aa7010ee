import '@flint/shared/ui/tokens.css';
import '@flint/shared/ui/base.css';
import { configureApi } from '@flint/shared/api/config';
import { bootAtom } from '@flint/shared/state/boot';
import { initializeSession } from '@flint/shared/state/session';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { configureRemotes } from '../registry/remotes';
import { answerCalls } from './answer-calls';
import { createHostRouter } from './create-host-router';
import { readRelease } from './read-release';

/** Hosts one remote under development with history, store, theme and session, without shell and server. */
async function start(root: HTMLElement): Promise<void> {
  const store = createStore();
  const release = await readRelease(__DEV_REMOTE__);
  store.set(bootAtom, { environment: 'development', apiUrl: '/', session: null, remotes: [release] });
  configureApi({ apiUrl: '/' });
  configureRemotes([release]);
  answerCalls();
  void initializeSession(store);
  createRoot(root).render(
    <Provider store={store}>
      <RouterProvider router={createHostRouter(release, store)} />
    </Provider>,
  );
}

const root = document.getElementById('root');
if (root) start(root).catch((error: unknown) => root.append(`The remote's bundler does not answer. ${error}`));
