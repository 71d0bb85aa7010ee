import { Icon } from '@flint/shared/ui/icon';
import { TextInput } from '@flint/shared/ui/text-input';
import { useAtomValue, useStore } from 'jotai';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { search, searchAtom } from './conversations';
import styles from './list.module.css';

/** Debounce of the search, in milliseconds. */
const REST_MS = 250;
const Q_MAX = 200;

/** Searches titles and messages while typing (debounced). */
export function SearchField() {
  const store = useStore();
  const q = useAtomValue(searchAtom);
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === q) return;
    const rest = setTimeout(() => search(store, wanted), REST_MS);
    return () => clearTimeout(rest);
  }, [store, typed, q]);
  return (
    <div className={styles.search}>
      <Icon of={Search} small className={styles.glass} />
      <TextInput
        type="search"
        className={styles.searchInput}
        aria-label="Search conversations"
        placeholder="Search"
        maxLength={Q_MAX}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
