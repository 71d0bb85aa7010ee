import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { Icon } from '@flint/shared/ui/icon';
import { Select } from '@flint/shared/ui/select';
import { TextInput } from '@flint/shared/ui/text-input';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useFacets } from '../list/use-facets';
import { brandOptions, kindOptions, modelOptions, ratioOptions, styleOptions } from './facet-options';
import { countFilters } from './filters';
import styles from './filters.module.css';
import { SearchField } from './search-field';
import type { FilterControl } from './use-filters';

const IN_PANEL = ['kind', 'model', 'ratio', 'style', 'brand', 'from', 'to'] as const;

/** Search and filters. In narrow windows the filters are behind a button with their count. */
export function FilterBar({ filters, change }: Pick<FilterControl, 'filters' | 'change'>) {
  const facets = useFacets();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const set = countFilters(filters, IN_PANEL);
  return (
    <div className={styles.bar}>
      <div className={styles.first}>
        <SearchField filters={filters} change={change} />
        <Button
          variant="line"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <Icon of={SlidersHorizontal} small />
          {set > 0 ? `Filters · ${set}` : 'Filters'}
        </Button>
      </div>
      <div className={styles.panel} id={panel} data-open={open}>
        <Field label="Kind">
          <Select
            options={kindOptions(facets, filters.kind)}
            value={filters.kind}
            onChange={(kind) => change({ kind })}
          />
        </Field>
        <Field label="Model">
          <Select
            options={modelOptions(facets, filters.model)}
            value={filters.model}
            onChange={(model) => change({ model })}
          />
        </Field>
        <Field label="Ratio">
          <Select
            options={ratioOptions(facets, filters.ratio)}
            value={filters.ratio}
            onChange={(ratio) => change({ ratio })}
          />
        </Field>
        <Field label="Style">
          <Select
            options={styleOptions(facets, filters.style)}
            value={filters.style}
            onChange={(style) => change({ style })}
          />
        </Field>
        {(filters.brand || facets?.brands[0]) && (
          <Field label="Brand">
            <Select
              options={brandOptions(facets, filters.brand)}
              value={filters.brand}
              onChange={(brand) => change({ brand })}
            />
          </Field>
        )}
        <Field label="From">
          <TextInput
            type="date"
            max={filters.to || undefined}
            value={filters.from}
            onChange={(event) => change({ from: event.target.value }, { replace: filters.from !== '' })}
          />
        </Field>
        <Field label="To">
          <TextInput
            type="date"
            min={filters.from || undefined}
            value={filters.to}
            onChange={(event) => change({ to: event.target.value }, { replace: filters.to !== '' })}
          />
        </Field>
      </div>
    </div>
  );
}
