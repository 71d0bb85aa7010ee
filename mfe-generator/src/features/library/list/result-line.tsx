import { Button } from '@flint/shared/ui/button';
import { formatNumber } from '@flint/shared/ui/format-number';
import { countFilters, type Filters } from '../filters/filters';
import styles from '../library.module.css';

interface ResultLineProps {
  filters: Filters;
  count: number | null;
  /** Whether the count is of these filters. */
  settled: boolean;
  onClear: () => void;
}

/** The number of matches, with a button to clear the filters. */
export function ResultLine({ filters, count, settled, onClear }: ResultLineProps) {
  const set = countFilters(filters);
  return (
    <div className={styles.result} data-shown={set > 0}>
      <p role="status" className={styles.found}>
        {set > 0 && settled && count !== null && `${formatNumber(count)} found`}
      </p>
      {set > 0 && (
        <Button size="sm" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
