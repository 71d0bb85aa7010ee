import type { Slot, SlotKind } from '@flint/shared/contracts/remotes';
import { getHref, PAGES, type PageId } from '@flint/shared/contracts/routes';
import { bootAtom } from '@flint/shared/state/boot';
import { useAtomValue } from 'jotai';
import { pageAt } from './remotes';

/** An entry of a slot, with the address of its page. */
export interface SlotEntry extends Pick<Slot, 'id' | 'title' | 'description'> {
  readonly href: string;
}

/** What the enabled remotes offer for a kind of slot. */
export function useSlots(kind: SlotKind): readonly SlotEntry[] {
  const remotes = useAtomValue(bootAtom)?.remotes ?? [];
  const slots = remotes.filter(({ enabled }) => enabled).flatMap((remote) => remote.slots);
  return slots.flatMap(({ page, ...slot }) => {
    const href = hrefOf(page);
    return slot.kind === kind && href !== undefined ? [{ ...slot, href }] : [];
  });
}

/** Undefined for a page that this shell does not know: a newer remote may name one. */
function hrefOf(page: string): string | undefined {
  if (PAGES.some(({ id }) => id === page)) return getHref(page as PageId);
  return pageAt(page) && page;
}
