import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { answerAgentRun, editAgentRun, passAgentDay, raiseAgentBudget } from '@flint/shared/contracts/agent-runs';
import { getHref } from '@flint/shared/contracts/routes';
import { isEnded } from '@flint/shared/contracts/runs';
import type { JobBudget, StepJob } from '@flint/shared/contracts/step-jobs';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Segmented } from '@flint/shared/ui/segmented';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { useMemo, useState } from 'react';
import { GraphPart, showStep } from '../../graph/graph-part';
import { jobGraph, jobState } from '../../jobs/job-state';
import { JobSteps } from '../../jobs/job-steps';
import { RemakePanel } from '../../jobs/remake/remake-panel';
import { staleSteps } from '../../jobs/remake/remake-words';
import { useRemake } from '../../jobs/remake/use-remake';
import { useRunActs } from '../../jobs/use-run-acts';
import { isMissing, MissingPart } from '../../templates/missing-page';
import { RunCollectionLine } from '../collection/run-collection';
import own from './run.module.css';
import { ContextList, PlanTable, ThemeCard } from './run-parts';
import { RunQuestion } from './run-question';
import { useAgentRun } from './use-agent-run';

interface RunViewProps {
  readonly id: string;
  /** Where a run is shown that begins in place of this one. */
  readonly hrefOf: (run: string) => string;
}

const VIEWS = [
  { value: 'run', label: 'Run' },
  { value: 'graph', label: 'Graph' },
  { value: 'plan', label: 'Plan' },
  { value: 'theme', label: 'Theme' },
  { value: 'contexts', label: 'Contexts' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** A run of an agent as it happens: what it asks, what it cost, its steps, and what it settled on and read. */
export function RunView({ id, hrefOf }: RunViewProps) {
  const { status, data, error, reload } = useAgentRun(id);
  if (isMissing(error)) return <MissingPart />;
  if (data) return <Shown key={data.run.id} job={data.run} reload={reload} hrefOf={hrefOf} />;
  return (
    <>
      <PageHead title="Run" />
      {status === 'failed' ? (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          What it made is in your library.
        </RetryNote>
      ) : (
        <Skeleton shape="wide" />
      )}
    </>
  );
}

interface ShownProps extends Pick<RunViewProps, 'hrefOf'> {
  readonly job: StepJob;
  readonly reload: () => void;
}

function Shown({ job, reload, hrefOf }: ShownProps) {
  const [view, setView] = useState<View>('run');
  const { id, status, message, agentId } = job;
  const isOver = isEnded(status);
  const { tone, words } = jobState(job);
  const { press, busy, cancel, retry } = useRunActs(id, hrefOf, reload);
  const params = { id };
  const remake = useRemake(job);
  const { content } = remake;
  const drawn = useMemo(() => jobGraph(job, content && staleSteps(content)), [job, content]);
  const open = (step: string) => {
    setView('run');
    // The list is there once it has been rendered.
    requestAnimationFrame(() => showStep(step));
  };
  const edit = (step: string, text: string) =>
    press(async () => (await request(editAgentRun, { params, body: { step, text } })).runId);
  const answer = (step: string, text: string) =>
    press(async () => void (await request(answerAgentRun, { params, body: { step, text } })));
  const raise = (budget: number) =>
    press(async () => void (await request(raiseAgentBudget, { params, body: { budget } })));

  const passDay = () => press(async () => void (await request(passAgentDay, { params })));

  return (
    <>
      <PageHead
        title={job.name}
        lead={leadOf(job)}
        actions={
          <>
            <Badge tone={tone}>{words}</Badge>
            {agentId && (
              <ButtonLink href={getHref('agent', { id: agentId })} variant="line">
                Open the agent
              </ButtonLink>
            )}
            {!isOver && (
              <Button onClick={() => void cancel()} busy={busy}>
                Cancel
              </Button>
            )}
            {(status === 'failed' || status === 'cancelled') && (
              <Button variant="ember" price={job.rest} onClick={() => void retry()} busy={busy}>
                Retry from there
              </Button>
            )}
          </>
        }
      />
      <div className={`${layout.stack} ${layout.loose}`}>
        <RunCollectionLine job={job} />
        {message !== null && <Note tone={status === 'failed' ? 'bad' : 'plain'} role="status" title={message} />}
        {(job.budget || !isOver) && (
          <div className={layout.stack}>
            {job.budget && <BudgetBar budget={job.budget} isOver={isOver} />}
            {!isOver && <RunQuestion {...{ job, busy }} onAnswer={answer} onRaise={raise} onPassDay={passDay} />}
          </div>
        )}
        <RemakePanel {...{ job, remake, hrefOf }} />
        <div className={layout.row}>
          <Segmented label="What is shown of it" segments={VIEWS} value={view} onChange={setView} />
        </div>
        {view === 'graph' && <GraphPart label="Graph of the run" steps={drawn} onOpen={open} />}
        {view === 'plan' && <PlanTable job={job} />}
        {view === 'theme' && <ThemeCard job={job} />}
        {view === 'contexts' && <ContextList job={job} />}
        {view === 'run' && <JobSteps label="Steps" {...{ job, busy, content }} onEdit={edit} onLapsed={reload} />}
      </div>
    </>
  );
}

/** How far a run is, and what it costs. */
function leadOf({ steps, charged, price }: StepJob): string {
  const ownSteps = steps.filter(({ item }) => item < 0);
  const finished = ownSteps.filter(({ state }) => state === 'done' || state === 'skipped').length;
  const cost = charged === null ? `At most ${formatCredits(price)}` : `${formatCredits(charged)} charged`;
  return `${finished} of ${ownSteps.length} steps finished. ${cost}.`;
}

/** What a run has spent and holds of its budget. */
function BudgetBar({ budget: { cap, spent, held }, isOver }: { budget: JobBudget; isOver: boolean }) {
  const words = [`${spent} spent`, ...(held > 0 ? [`${held} held`] : []), ...(isOver ? [] : [`stops at ${cap}`])];
  return (
    <div className={own.budget}>
      <p className={text.small}>
        <strong className={text.strong}>
          {spent + held} of {formatCredits(cap)}
        </strong>{' '}
        used or held
      </p>
      <progress className={own.bar} max={cap} value={Math.min(cap, spent + held)} aria-label="Budget used or held" />
      <p className={`${text.tiny} ${text.faint}`}>{words.join(' · ')}</p>
    </div>
  );
}
