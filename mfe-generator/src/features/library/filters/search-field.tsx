import { SearchInput } from '@flint/shared/ui/search-input';
import { useEffect, useRef, useState } from 'react';
import styles from './filters.module.css';
import type { FilterControl } from './use-filters';

/** Debounce of the search, in milliseconds. */
const REST_MS = 250;
const Q_MAX = 200;

/** Searches words of the prompt while typing (debounced); one search is one history entry, however long it is typed. */
export function SearchField({ filters, change }: Pick<FilterControl, 'filters' | 'change'>) {
  const [typed, setTyped] = useState(filters.q);
  const told = useRef(filters.q);

  useEffect(() => {
    // Back, forward and Clear change the URL without the field.
    if (filters.q === told.current) return;
    told.current = filters.q;
    setTyped(filters.q);
  }, [filters.q]);

  useEffect(() => {
    const q = typed.trim();
    if (q === told.current) return;
    const rest = setTimeout(() => {
      const refined = told.current !== '';
      told.current = q;
      change({ q }, { replace: refined });
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [typed, change]);

  return (
    <SearchInput
      className={styles.search}
      aria-label="Search words"
      placeholder="Search words"
      maxLength={Q_MAX}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
