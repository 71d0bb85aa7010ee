import type { Store } from '@flint/shared/contracts/remotes';
import { aheadAtom, liveAtom } from './talk-atom';

/** Texts to be shown in the next animation frame. */
const waiting = new WeakMap<Store, Map<string, string>>();

/** Throttle: shows an answer's streamed text once per animation frame, however many pieces arrive. */
export function showLive(store: Store, id: string, text: string): void {
  const texts = waiting.get(store);
  if (texts) {
    texts.set(id, text);
    return;
  }
  waiting.set(store, new Map([[id, text]]));
  requestAnimationFrame(() => {
    const arrived = waiting.get(store) ?? new Map();
    waiting.delete(store);
    const known = store.get(liveAtom);
    const shown = [...arrived].filter(([each]) => each in known);
    if (shown.length > 0) store.set(liveAtom, { ...known, ...Object.fromEntries(shown) });
  });
}

/** Marks an answer as being written. */
export function beginLive(store: Store, id: string, text: string): void {
  store.set(liveAtom, (all) => ({ ...all, [id]: text }));
}

/** Marks an answer as ended. */
export function endLive(store: Store, id: string): void {
  store.set(liveAtom, ({ [id]: _ended, ...others }) => others);
  store.set(aheadAtom, ({ [id]: _ended, ...others }) => others);
}

/** Shows how many answers come first. */
export function showAhead(store: Store, id: string, ahead: number): void {
  store.set(aheadAtom, (all) => ({ ...all, [id]: ahead }));
}
