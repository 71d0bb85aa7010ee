import { toMessage } from '@flint/shared/api/message';
import * as calls from '@flint/shared/contracts/agent-runs';
import type { Call, CallInput, CallOutput } from '@flint/shared/contracts/call';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { shownName } from '@flint/shared/tools/steps/step-names';
import { formatNumber } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import type { ReactNode } from 'react';
import { stepState } from '../../jobs/job-state';
import templates from '../../templates/templates.module.css';
import styles from './run.module.css';

interface PartProps<C extends Call> {
  readonly call: C;
  readonly job: StepJob;
  readonly children: (answer: CallOutput<C>) => ReactNode;
}

/** A part of a run, read anew as the run goes on. */
function Part<C extends Call>({ call, job, children }: PartProps<C>) {
  // How far the run is belongs to the key, so that each news is read once.
  const seen = job.steps.map(({ state }) => state[0]).join('');
  const resource = callResource(call, { params: { id: job.id } } as CallInput<C>, { keep: isEnded(job.status) });
  const { data, status, error, reload } = useResource({ ...resource, key: `${resource.key} ${seen}` });
  if (data) return children(data as CallOutput<C>);
  if (status !== 'failed') return <Skeleton shape="wide" />;
  return (
    <RetryNote title={toMessage(error)} onRetry={reload}>
      The run goes on.
    </RetryNote>
  );
}

/** The steps of a run with state, cost and time. */
export function PlanTable({ job }: { job: StepJob }) {
  const isOver = isEnded(job.status);
  return (
    <Part call={calls.agentRunPlan} job={job}>
      {({ plan }) => (
        <Table
          label="Plan"
          rows={plan}
          rowKey={({ step }) => step}
          columns={[
            { key: 'step', head: 'Step', cell: ({ step }) => shownName(step) },
            { key: 'kind', head: 'Kind', cell: ({ kind }) => kindLabel(kind) },
            { key: 'state', head: 'State', cell: (row) => (row.reused ? 'Reused' : stepState(row, isOver).words) },
            { key: 'most', head: 'At most', numeric: true, cell: ({ credits }) => formatNumber(credits) },
            { key: 'cost', head: 'Cost', numeric: true, cell: ({ charged }) => (charged === null ? '–' : charged) },
            {
              ...{ key: 'time', head: 'Time', numeric: true },
              cell: ({ seconds }) => (seconds === null ? '–' : `${seconds.toFixed(1)} s`),
            },
          ]}
        />
      )}
    </Part>
  );
}

const kindLabel = (kind: string) =>
  Object.hasOwn(STEP_KINDS, kind) ? STEP_KINDS[kind as keyof typeof STEP_KINDS].label : kind;

/** The look and the voice that a run settled on. */
export function ThemeCard({ job }: { job: StepJob }) {
  return (
    <Part call={calls.agentRunTheme} job={job}>
      {({ theme }) => {
        const facts = [
          ['Voice', theme?.voice],
          ['Brand', theme?.brand],
          ['Look', theme?.look],
          ['Ratio', theme?.aspectRatio],
        ].filter((fact): fact is [string, string] => Boolean(fact[1]));
        if (facts.length === 0)
          return <p className={text.soft}>It has no instructions, no brand and no picture yet.</p>;
        return (
          <dl className={styles.facts}>
            {facts.map(([name, words]) => (
              <div key={name}>
                <dt className={text.strong}>{name}</dt>
                <dd className={text.soft}>{words}</dd>
              </div>
            ))}
          </dl>
        );
      }}
    </Part>
  );
}

const CONTEXT_WORDS = {
  ...{ input: 'Asked for', brand: 'Brand', instructions: 'Instructions', page: 'Web page', file: 'File' },
} as const;

const readersOf = (steps: readonly string[]) =>
  steps.length === 0 ? 'no step reads it' : `read by ${steps.map(shownName).join(', ')}`;

/** What a run read, and which steps did. */
export function ContextList({ job }: { job: StepJob }) {
  return (
    <Part call={calls.agentRunContexts} job={job}>
      {({ contexts }) => (
        <ul className={templates.steps} aria-label="Contexts">
          {contexts.map(({ name, from, text: words, characters, steps }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have one title, and none is moved.
            <li key={at} className={templates.step}>
              <strong className={text.strong}>{name}</strong>
              <p className={templates.words}>{words}</p>
              <p className={`${text.tiny} ${text.faint}`}>
                {[CONTEXT_WORDS[from], `${formatNumber(characters)} characters`, readersOf(steps)].join(' · ')}
              </p>
            </li>
          ))}
          {contexts.length === 0 && (
            <li className={`${layout.stack} ${text.soft}`}>It read nothing but its own steps.</li>
          )}
        </ul>
      )}
    </Part>
  );
}
