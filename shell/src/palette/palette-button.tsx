import type { User } from '@flint/shared/contracts/users';
import { Icon } from '@flint/shared/ui/icon';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import styles from './palette-button.module.css';

const load = () => import(/* webpackChunkName: "palette" */ './palette');
const Palette = lazyPart(load);

/** Opens the command palette, as Ctrl-K and ⌘K do everywhere in the app; `?` opens it with the list of shortcuts. */
export function PaletteButton({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const [first, setFirst] = useState<string>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event;
      const jumps = key === 'k' && (ctrlKey || metaKey);
      const asks = key === '?' && !(target as Element).closest('input,textarea,select,[contenteditable]');
      if (!jumps && !asks) return;
      event.preventDefault();
      setFirst(asks ? '?' : '');
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const show = () => {
    setFirst('');
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.search}
        onClick={show}
        onPointerEnter={() => void load().catch(() => undefined)}
      >
        <Icon of={Search} small />
        <span className={styles.words}>Search or jump to</span>
        <kbd>Ctrl K</kbd>
      </button>
      {first !== undefined && (
        <Suspense>
          <Palette user={user} open={open} first={first} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
