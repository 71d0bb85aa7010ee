import { CONTRACT_VERSION } from '../contracts/remotes';

/** Defines the constants that the bundler inlines, for tests that run the sources. */
Object.assign(globalThis, {
  __FLINT_VERSION__: '1.0.0',
  __CONTRACT_VERSION__: CONTRACT_VERSION,
  __CONTRACT_RANGE__: `^${CONTRACT_VERSION}`,
  __ROUTER_VERSION__: '7.0.0',
  __JOTAI_VERSION__: '2.0.0',
  __SHARED_VERSION__: '1.0.0',
  __EDITIONS__: [],
  __GUIDE__: [],
});
