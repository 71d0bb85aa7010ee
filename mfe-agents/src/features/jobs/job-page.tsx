import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { cancelRun, isEnded, retryRun } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { answerJobStep, editJobStep, templateJob } from '@flint/shared/contracts/templates';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isMissing, MissingPage } from '../templates/missing-page';
import styles from '../templates/templates.module.css';
import { jobState } from './job-state';
import { JobStepCard } from './job-step-card';

/** Milliseconds between looks at a job that is under way. */
const LOOK_MS = 1_000;

/** A run of steps as it happens: what each step was given, what it gave, what it cost. */
export default function JobPage() {
  const { id = '' } = useParams();
  const resource = callResource(
    templateJob,
    { params: { id } },
    { again: (data) => (data && isEnded(data.job.status) ? undefined : LOOK_MS) },
  );
  const { status, data, error, reload } = useResource(resource);
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
  return <Shown job={data.job} reload={reload} />;
}

function Shown({ job, reload }: { job: StepJob; reload: () => void }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { id, status, templateId, charged, price, message } = job;
  const isOver = isEnded(status);
  const { tone, words } = jobState(job);

  /** Does what a button says; a new run is shown in place of this one. */
  const press = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    try {
      const next = await work();
      emit('creditsChanged', { balance: undefined });
      if (next !== undefined) navigate(`/jobs/${next}`);
      else reload();
    } catch (error) {
      emit('toast', { text: toMessage(error) });
    }
    setBusy(false);
  };
  const cancel = () => press(async () => void (await request(cancelRun, { params: { id } })));
  const retry = () => press(async () => (await request(retryRun, { params: { id } })).run.id);
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
              <Button variant="ember" price={priceOfRest(job)} onClick={() => void retry()} busy={busy}>
                Retry from there
              </Button>
            )}
          </>
        }
      />
      {message !== null && <Note tone={status === 'failed' ? 'bad' : 'plain'} role="status" title={message} />}
      <h2 className={text.h}>Steps</h2>
      <ol className={styles.steps} aria-label="Steps">
        {job.steps
          .filter(({ item }) => item < 0)
          .map((step) => (
            <JobStepCard
              key={step.id}
              step={step}
              items={job.steps.filter((each) => each.id === step.id && each.item >= 0)}
              isOver={isOver}
              busy={busy}
              onEdit={edit}
              onAnswer={answer}
              onLapsed={reload}
            />
          ))}
      </ol>
    </Page>
  );
}

/** The most that the steps can cost that a job has not finished. */
function priceOfRest({ price, steps }: StepJob): number {
  const finished = steps.filter(({ state }) => state === 'done').reduce((sum, step) => sum + step.price, 0);
  return Math.max(0, price - finished);
}
