import type { Store } from '@flint/shared/contracts/remotes';
import { liveAtom } from './talk-atom';

/** Texts that are to be shown with the next frame. */
const waiting = new WeakMap<Store, Map<string, string>>();

/** Shows an answer as far as it has come, once a frame however many words arrive in it. */
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

/** An answer is being written from now on. */
export function beginLive(store: Store, id: string, text: string): void {
  store.set(liveAtom, (all) => ({ ...all, [id]: text }));
}

/** It is not any more. */
export function endLive(store: Store, id: string): void {
  store.set(liveAtom, ({ [id]: _ended, ...others }) => others);
}
