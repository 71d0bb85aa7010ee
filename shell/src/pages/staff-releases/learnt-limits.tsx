import { fetchLearntLimits } from '@flint/shared/api/services';
import type { LearntLimit } from '@flint/shared/contracts/learnt-limits';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { formatDay } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import { type Column, Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { FailureNote } from '../form/failure-note';

const LIMITS: Resource<readonly LearntLimit[]> = {
  key: 'learnt-limits',
  read: ({ signal }) => fetchLearntLimits(signal),
};

/** What a limit is a number of. */
const UNITS: Readonly<Record<string, string>> = {
  spokenMax: 'characters of a text to speak',
  heardSeconds: 'seconds of a recording',
  heardBytes: 'bytes of a recording',
};

const COLUMNS: readonly Column<LearntLimit>[] = [
  { key: 'model', head: 'Model', cell: ({ model }) => <code>{model}</code> },
  { key: 'endpoint', head: 'Endpoint', cell: ({ endpoint }) => endpoint },
  {
    key: 'what',
    head: 'What it does not take',
    cell: ({ name, most }) =>
      most === null ? <code>{name}</code> : `More than ${most.toLocaleString('en')} ${UNITS[name] ?? name}`,
  },
  { key: 'learnt', head: 'Learnt', cell: ({ learntAt }) => formatDay(new Date(learntAt)), numeric: true },
];

/** What models refused, each from its first refusal; nothing where none did. */
export function LearntLimits() {
  const { data: limits, error } = useResource(LIMITS);
  if (error) return <FailureNote error={error} title="What was learnt of models could not be read." />;
  if (!limits || limits.length === 0) return null;
  return (
    <div className={layout.stack}>
      <h3 className={text.h}>What their models do not take</h3>
      <p className={clsx(text.small, text.soft)}>
        Learnt from refusals, which cost nothing. Orders are sent without it, or in parts, and it is tried again after
        30 days.
      </p>
      <Table
        label="What models do not take"
        columns={COLUMNS}
        rows={limits}
        rowKey={({ endpoint, model, name }) => `${endpoint} ${model} ${name}`}
      />
    </div>
  );
}
