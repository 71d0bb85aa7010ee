import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { agentRun } from '@flint/shared/contracts/agent-runs';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { answerJobStep, editJobStep, templateJob } from '@flint/shared/contracts/templates';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { Switch } from '@flint/shared/ui/switch';
import text from '@flint/shared/ui/text.module.css';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { RunView } from '../agents/run/run-view';
import { GraphPart, showStep } from '../graph/graph-part';
import { isMissing, MissingPage } from '../templates/missing-page';
import { jobGraph, jobState } from './job-state';
import { JobSteps } from './job-steps';
import { RemakePanel } from './remake/remake-panel';
import { staleSteps } from './remake/remake-words';
import { useRemake } from './remake/use-remake';
import { useRunActs } from './use-run-acts';

/** Milliseconds between looks at a job that is under way. */
const LOOK_MS = 1_000;

/** A run of steps as it happens: what each step was given, what it gave, what it cost. */
export default function JobPage() {
  const { id = '' } = useParams();
  const { status, data, error, reload } = useResource(jobResource(id));
  if (isMissing(error)) return <MissingPage />;
  if (!data)
    return (
      <Page>
        <PageHead title="Job" />
        {status === 'failed' ? (
          <RetryNote title={toMessage(error)} onRetry={reload}>
            What it made is in your library.
          </RetryNote>
        ) : (
          <Skeleton shape="wide" />
        )}
      </Page>
    );
  if (data.agentId)
    return (
      <Page>
        <RunView id={id} hrefOf={hrefOf} />
      </Page>
    );
  return <Shown key={data.id} job={data} reload={reload} />;
}

/** A job of a template; where there is none, the run of an agent with that id, which follows itself. */
const jobResource = (id: string): Resource<StepJob> => ({
  key: `${templateJob.id} or run ${id}`,
  async read({ signal }) {
    try {
      return (await request(templateJob, { params: { id } }, { signal })).job;
    } catch (error) {
      if (!isMissing(error)) throw error;
      return (await request(agentRun, { params: { id } }, { signal })).run;
    }
  },
  again: (job) => (job && (job.agentId || isEnded(job.status)) ? undefined : LOOK_MS),
});

const hrefOf = (run: string) => `/jobs/${run}`;

function Shown({ job, reload }: { job: StepJob; reload: () => void }) {
  const { id, status, templateId, charged, price, message } = job;
  const isOver = isEnded(status);
  const { tone, words } = jobState(job);
  const [isDrawn, setDrawn] = useState(false);
  const remake = useRemake(job);
  const { content } = remake;
  const drawn = useMemo(() => jobGraph(job, content && staleSteps(content)), [job, content]);
  const { press, busy, cancel, retry } = useRunActs(id, hrefOf, reload);
  const edit = (step: string, changed: string) =>
    press(async () => (await request(editJobStep, { params: { id }, body: { step, text: changed } })).jobId);
  const answer = (step: string, chosen: string) =>
    press(async () => void (await request(answerJobStep, { params: { id }, body: { step, text: chosen } })));

  return (
    <Page>
      <PageHead
        title={job.name}
        lead={charged === null ? `At most ${formatCredits(price)}` : `${formatCredits(charged)} charged`}
        actions={
          <>
            <Badge tone={tone}>{words}</Badge>
            {templateId !== null && (
              <ButtonLink href={`/templates/${templateId}`} variant="line">
                Open the template
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
      {message !== null && <Note tone={status === 'failed' ? 'bad' : 'plain'} role="status" title={message} />}
      <RemakePanel {...{ job, remake, hrefOf }} />
      <h2 className={text.h}>Steps</h2>
      <Switch checked={isDrawn} onChange={setDrawn}>
        Show the steps as a graph too
      </Switch>
      {isDrawn && <GraphPart label="Graph of the run" steps={drawn} onOpen={showStep} />}
      <JobSteps label="Steps" {...{ job, busy, content }} onEdit={edit} onAnswer={answer} onLapsed={reload} />
    </Page>
  );
}
