import { getHref, type PageId, pageOf } from '@flint/shared/contracts/routes';
import { bootAtom } from '@flint/shared/state/boot';
import { useAtomValue } from 'jotai';

/** Whether a page is available now: the shell's always, a remote's while the remote is switched on. */
export function useOffered(): (id: PageId) => boolean {
  const remotes = useAtomValue(bootAtom)?.remotes;
  return (id) => {
    const owner = pageOf(getHref(id))?.owner;
    return owner === 'shell' || remotes?.some(({ name, enabled }) => name === owner && enabled) === true;
  };
}
