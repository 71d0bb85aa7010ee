import { fetchEnvironmentStates } from '@flint/shared/api/releases';
import type { Environment } from '@flint/shared/contracts/boot';
import { ENVIRONMENTS, type EnvironmentState, type EnvironmentStates } from '@flint/shared/contracts/releases';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { Field } from '@flint/shared/ui/field';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import { Select } from '@flint/shared/ui/select';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { type Column, Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useState } from 'react';
import { FailureNote } from '../form/failure-note';
import browserErrors from './browser-errors.module.css';
import { type Difference, differencesOf, stateInWords } from './differences';
import styles from './differences-card.module.css';

const STATES: Resource<EnvironmentStates> = {
  key: 'environment states',
  read: ({ signal }) => fetchEnvironmentStates(signal),
};

/** Compares the remotes of two environments that share a control plane. */
export function DifferencesCard() {
  const { data, error, reload } = useResource(STATES);
  return (
    <Card as="section" className={layout.stack} aria-labelledby="differences">
      <div className={browserErrors.head}>
        <div className={browserErrors.title}>
          <h2 id="differences" className={text.h}>
            Compare environments
          </h2>
          <p className={clsx(text.small, text.soft)}>
            What differs between two of them, and the command that carries it over.
          </p>
        </div>
        <Button variant="line" size="sm" onClick={reload} aria-label="Refresh the comparison">
          Refresh
        </Button>
      </div>
      <FailureNote error={error} title="The environments could not be read." />
      {!data && error === null && (
        <div role="status" aria-label="Loading the environments">
          <Skeleton shape="block" className={browserErrors.place} />
        </div>
      )}
      {data && !data.isShared && (
        <p className={text.soft}>
          This server knows its own environment only, {data.own}. Environments that share a control plane
          (CONTROL_DATABASE_URL) are compared here.
        </p>
      )}
      {data?.isShared && <Comparison known={data} />}
    </Card>
  );
}

function Comparison({ known: { own, states } }: { known: EnvironmentStates }) {
  const [to, setTo] = useState<Environment>(own);
  const [from, setFrom] = useState<Environment>(() => ENVIRONMENTS[Math.max(0, ENVIRONMENTS.indexOf(own) - 1)] ?? own);
  const rows = differencesOf(states, { from, to });
  const count = rows.filter(({ isDifferent }) => isDifferent).length;
  return (
    <>
      <div className={styles.choice}>
        <Choice label="From" value={from} onChange={setFrom} />
        <Choice label="To" value={to} onChange={setTo} />
      </div>
      <p role="status" className={text.small}>
        {from === to
          ? 'Choose two environments.'
          : count === 0
            ? 'Nothing differs.'
            : `${count} of ${rows.length} differ.`}
      </p>
      {from !== to && (
        <Table label={`${from} and ${to}`} columns={columnsOf(from, to)} rows={rows} rowKey={({ remote }) => remote} />
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: Environment;
  onChange: (value: Environment) => void;
}

const OPTIONS = ENVIRONMENTS.map((value) => ({ value, label: value }));

function Choice({ label, value, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select options={OPTIONS} value={value} onChange={onChange} />
    </Field>
  );
}

function columnsOf(from: Environment, to: Environment): Column<Difference>[] {
  return [
    { key: 'remote', head: 'Remote', cell: ({ remote }) => <span className={styles.remote}>{remote}</span> },
    {
      key: 'state',
      head: 'State',
      cell: ({ isDifferent }) => (
        <Badge tone={isDifferent ? 'warn' : 'plain'}>{isDifferent ? 'Differs' : 'Same'}</Badge>
      ),
    },
    { key: 'from', head: from, cell: (row) => <State of={row.from} /> },
    { key: 'to', head: to, cell: (row) => <State of={row.to} /> },
    { key: 'copy', head: 'Carry over', cell: (row) => <Command of={row} /> },
  ];
}

function State({ of }: { of: EnvironmentState }) {
  return (
    <div className={styles.state}>
      {stateInWords(of).map((words) => (
        <p key={words} className={text.num}>
          {words}
        </p>
      ))}
      <p className={clsx(text.small, text.soft)}>
        {of.changedAt === null ? 'Never changed' : `${formatMoment(of.changedAt)}, ${of.who}`}
      </p>
    </div>
  );
}

function Command({ of: { remote, from, isDifferent, command } }: { of: Difference }) {
  if (command !== undefined) return <CopyButton what={`release:copy command of ${remote}`} text={command} />;
  const isUnreleased = isDifferent && from.stable === null;
  return (
    <span className={clsx(text.small, text.soft)}>
      {isUnreleased ? `Not released in ${from.environment}` : 'Nothing to carry'}
    </span>
  );
}
