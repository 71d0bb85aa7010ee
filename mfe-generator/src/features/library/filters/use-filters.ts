import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filters, NO_FILTERS, readFilters, writeFilters } from './filters';

export interface FilterControl {
  filters: Filters;
  /** Writes to the URL: a new history entry, unless it replaces the last one. */
  change: (filters: Partial<Filters>, options?: { replace?: boolean }) => void;
  clear: () => void;
}

/** The filters in the page's URL: kept by back, forward, a reload and shared links. */
export function useFilters(): FilterControl {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(text)), [text]);
  const change: FilterControl['change'] = useCallback(
    (next, options = {}) => setParams(writeFilters(new URLSearchParams(text), next), options),
    [text, setParams],
  );
  const clear = useCallback(() => change(NO_FILTERS), [change]);
  return { filters, change, clear };
}
