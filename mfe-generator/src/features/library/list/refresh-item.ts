import { request } from '@flint/shared/api/request';
import { type LibraryItem, libraryItem } from '@flint/shared/contracts/library';
import type { Store } from '@flint/shared/contracts/remotes';
import { patchItems } from './library-atom';

/** Throttle in milliseconds: a picture that fails again sooner did not fail because of its URL. */
const PATIENCE_MS = 300_000;

const asked = new Map<string, number>();

/** Renews an item's expired URLs, once. Never rejects. */
export async function refreshItem(store: Store, id: string, now: number = Date.now()): Promise<void> {
  if (now - (asked.get(id) ?? Number.NEGATIVE_INFINITY) < PATIENCE_MS) return;
  asked.set(id, now);
  try {
    const { item } = await request(libraryItem, { params: { id } });
    patchItems(
      store,
      new Set([id]),
      (known) => ({ ...known, image: item.image, media: item.media, parts: item.parts }) as LibraryItem,
    );
  } catch {
    // The item's place shows its prompt.
  }
}
