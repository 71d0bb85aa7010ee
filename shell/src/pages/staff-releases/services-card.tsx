import type { ServiceCheck } from '@flint/shared/contracts/services';
import { Badge, type BadgeProps } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import { formatClock } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { type Column, Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { FailureNote } from '../form/failure-note';
import styles from './browser-errors.module.css';
import { LearntLimits } from './learnt-limits';
import { useServices } from './use-services';

const STATES: Readonly<Record<ServiceCheck['state'], readonly [string, BadgeProps['tone']]>> = {
  checking: ['Being asked', 'plain'],
  ok: ['Takes the key', 'good'],
  refused: ['Refuses the key', 'bad'],
  unreachable: ['Unreachable', 'warn'],
};

const COLUMNS: readonly Column<ServiceCheck>[] = [
  { key: 'label', head: 'Service', cell: ({ label }) => label },
  { key: 'variable', head: 'Key', cell: ({ variable }) => <code>{variable}</code> },
  {
    key: 'state',
    head: 'State',
    cell: ({ state }) => <Badge tone={STATES[state][1] ?? 'plain'}>{STATES[state][0]}</Badge>,
  },
  { key: 'why', head: 'Why', cell: ({ why }) => why ?? '' },
  { key: 'at', head: 'Asked at', cell: ({ checkedAt }) => checkedAt && formatClock(checkedAt), numeric: true },
];

/** Services of others that this server has keys for, and whether they take them. */
export function ServicesCard() {
  const { services, failure, reload } = useServices();
  return (
    <Card as="section" className={layout.stack} aria-labelledby="services">
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id="services" className={text.h}>
            Services
          </h2>
          <p className={clsx(text.small, text.soft)}>
            Whether they take the keys of this server. One that is unreachable says nothing about its key.
          </p>
        </div>
        <Button variant="line" size="sm" onClick={reload} aria-label="Refresh the services">
          Refresh
        </Button>
      </div>
      <FailureNote error={failure} title="The services could not be read." />
      {!services && failure === null && (
        <div role="status" aria-label="Loading the services">
          <Skeleton shape="block" className={styles.place} />
        </div>
      )}
      {services?.length === 0 && <p className={text.soft}>This server has no keys: it makes everything itself.</p>}
      {services && services.length > 0 && (
        <Table label="Services" columns={COLUMNS} rows={services} rowKey={({ id }) => id} />
      )}
      <LearntLimits />
    </Card>
  );
}
