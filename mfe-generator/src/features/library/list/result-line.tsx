import { Button } from '@flint/shared/ui/button';
import { formatNumber } from '@flint/shared/ui/format-number';
import { countFilters, type Filters } from '../filters/filters';
import styles from '../library.module.css';
import { useFacets } from './use-facets';

interface ResultLineProps {
  filters: Filters;
  count: number | null;
  /** Whether the count is of these filters. */
  settled: boolean;
  onClear: () => void;
}

/**
 * How many items there are, or match, with a button to clear the filters. It has its height before anything is known, so
 * that neither the count nor the first filter moves the list.
 */
export function ResultLine({ filters, count, settled, onClear }: ResultLineProps) {
  const total = useFacets()?.total;
  const set = countFilters(filters) > 0;
  return (
    <div className={styles.result}>
      <p role="status" className={styles.found}>
        {set ? settled && count !== null && `${formatNumber(count)} found` : total ? itemsOf(total) : ''}
      </p>
      {set && (
        <Button size="sm" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

function itemsOf(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'item' : 'items'}`;
}
