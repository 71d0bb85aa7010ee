import type { Store } from '@flint/shared/contracts/remotes';
import { bootAtom, viewerAtom } from '@flint/shared/state/boot';
import { watchPlan } from './registry/watch-plan';

/** What a page does once everything it needs is loaded. */
export function startLater(store: Store): void {
  watchPlan(store);
  measureSignedIn(store);
  watchPixels(store);
}

/** Analytics and advertising: nothing of it is loaded where none is configured. */
function watchPixels(store: Store): void {
  const pixels = store.get(bootAtom)?.pixels;
  if (!pixels?.ids && pixels?.consent !== 'unasked') return;
  import(/* webpackChunkName: "pixels" */ './pixels/start-pixels').then(
    ({ startPixels }) => startPixels(pixels, store),
    () => undefined,
  );
}

/** Visitors are not measured: they get the stable version alone, so nothing is compared with what they see. */
function measureSignedIn(store: Store): void {
  const look = () => {
    if (!store.get(viewerAtom)) return;
    stop();
    import(/* webpackChunkName: "vitals" */ './telemetry/vitals/measure-vitals').then(
      ({ measureVitals }) => measureVitals(),
      () => undefined,
    );
  };
  const stop = store.sub(viewerAtom, look);
  look();
}
