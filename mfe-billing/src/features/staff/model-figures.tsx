import type { deskFigures } from '@flint/shared/contracts/billing-desk';
import type { CallOutput } from '@flint/shared/contracts/call';
import { formatMicros } from '@flint/shared/contracts/money';
import { providerLabel, SERVED_BY, type ServedBy } from '@flint/shared/contracts/providers';
import { formatNumber } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import styles from './staff.module.css';

type Figures = CallOutput<typeof deskFigures>;
type ModelRow = Figures['models'][number];

const makerName = (servedBy: string) =>
  (SERVED_BY as readonly string[]).includes(servedBy) ? providerLabel(servedBy as ServedBy) : servedBy;

/** What each model earned and cost. A cost that a vendor did not tell stays unknown, and is counted. */
export function ModelFigures({ data, days }: { data: Figures; days: number }) {
  return (
    <section className={layout.stack} aria-labelledby="models">
      <h2 className={text.h} id="models">
        Margin by model, last {days} days
      </h2>
      <p className={text.soft}>
        A credit counts as {formatMicros(data.creditMicros)}, the least it is sold for. Costs are what vendors counted
        at their listed prices, also for work that failed. A request whose count or price is unknown is not told, and
        its cost is still to be taken from the margin.
      </p>
      {data.models.length === 0 && <p className={text.soft}>Nothing was made in the last {days} days.</p>}
      {data.models.length > 0 && (
        <Table
          label="Margin by model"
          stacks
          rows={data.models}
          rowKey={({ kind, model, servedBy }) => `${kind} ${model} ${servedBy}`}
          columns={[
            { key: 'model', head: 'Model', cell: ({ model }) => <span className={styles.name}>{model}</span> },
            { key: 'kind', head: 'Kind', cell: ({ kind }) => kind },
            { key: 'by', head: 'Made by', cell: ({ servedBy }) => makerName(servedBy) },
            { key: 'runs', head: 'Runs', numeric: true, cell: ({ runs }) => formatNumber(runs) },
            { key: 'charged', head: 'Credits', numeric: true, cell: ({ charged }) => formatNumber(charged) },
            { key: 'requests', head: 'Requests', numeric: true, cell: ({ requests }) => formatNumber(requests) },
            { key: 'untold', head: 'Not told', numeric: true, cell: ({ notTold }) => formatNumber(notTold) },
            { key: 'cost', head: 'Cost', numeric: true, cell: ({ cost }) => told(cost) },
            { key: 'margin', head: 'Margin', numeric: true, cell: marginCell },
          ]}
        />
      )}
    </section>
  );
}

const told = (micros: number | null) => (micros === null ? 'Not told' : formatMicros(micros));

function marginCell({ margin, notTold }: ModelRow) {
  if (margin === null || notTold === 0) return told(margin);
  return `${formatMicros(margin)} less ${formatNumber(notTold)} not told`;
}
