import { SearchInput } from '@flint/shared/ui/search-input';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { search, searchAtom } from './conversations';

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
    <SearchInput
      aria-label="Search conversations"
      placeholder="Search"
      maxLength={Q_MAX}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
