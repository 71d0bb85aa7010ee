import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type ContentGraph, remakeRun } from '@flint/shared/contracts/content-graph';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { FormFields } from '@flint/shared/forms/parts/form-fields';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { usePaidPress } from '@flint/shared/orders/use-paid-press';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { announceFile } from '../../templates/form-files';
import styles from './remake.module.css';
import { causeWords, offerWords, ownWords, staleSteps, standingWords } from './remake-words';
import type { Remake } from './use-remake';

interface RemakePanelProps {
  readonly job: StepJob;
  readonly remake: Remake;
  /** Where a run is shown that begins in place of this one. */
  readonly hrefOf: (run: string) => string;
}

/** What of an ended run is out of date, what making that again costs, and other values for its form. */
export function RemakePanel({ job, remake, hrefOf }: RemakePanelProps) {
  const { content, error, reload, form } = remake;
  const [opened, setOpened] = useState<boolean | null>(null);
  if (!isEnded(job.status)) return null;
  const failed = error !== null && (
    <RetryNote title={toMessage(error)} onRetry={reload}>
      Nothing was started.
    </RetryNote>
  );
  if (!content?.remake)
    return (
      failed || (
        <section className={styles.panel} aria-label="What is out of date" aria-busy="true">
          <Skeleton />
          <Skeleton />
        </section>
      )
    );
  // What was typed before a reload is shown again.
  const isOpen = opened ?? form.inputs !== undefined;
  const hasForm = Object.keys(form.fields).length > 0;
  return (
    <section className={isDue(content, job, remake) ? styles.due : styles.panel} aria-label="What is out of date">
      <h2 className={text.h}>{standingWords(content)}</h2>
      {failed || <Standing {...{ job, remake, content }} />}
      {isOpen && hasForm && (
        <div className={styles.form}>
          <FormFields
            inputs={form.fields}
            values={form.values}
            faults={form.faults}
            announce={announceFile}
            onChange={form.change}
          />
        </div>
      )}
      <div className={`${layout.row} ${layout.wrap}`}>
        {isDue(content, job, remake) && <RemakeButton {...{ job, remake, content, hrefOf }} />}
        {hasForm && (
          <Button
            variant="line"
            aria-expanded={isOpen}
            onClick={() => {
              if (isOpen) form.reset();
              setOpened(!isOpen);
            }}
          >
            {isOpen ? 'Leave it as it was' : 'Change what it was given'}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Whether there is something to make again; steps that were never made are for “Retry from there”. */
function isDue(content: ContentGraph, { status }: StepJob, { form }: Remake): boolean {
  const { steps = [], fault = null } = content.remake ?? {};
  if (fault !== null) return false;
  return staleSteps(content).length > 0 || (steps.length > 0 && (status === 'completed' || form.inputs !== undefined));
}

interface StandingProps extends Omit<RemakePanelProps, 'hrefOf'> {
  readonly content: ContentGraph;
}

const UP_TO_DATE = 'What it was made from is as it was.';

function Standing({ job, remake, content }: StandingProps) {
  const { source } = content;
  const own = ownWords(content, job);
  const hasOffer = isDue(content, job, remake) || content.remake?.fault;
  return (
    <div className={`${layout.stack} ${layout.tight} ${text.small}`} role="status" aria-busy={!remake.isCurrent}>
      {[...causeWords(content), hasOffer ? offerWords(content) : UP_TO_DATE].map((words) => (
        <p key={words}>{words}</p>
      ))}
      {source.state === 'gone' && <p className={text.soft}>The {source.of} is gone: the run keeps to its own steps.</p>}
      {source.state === 'faulty' && (
        <p className={text.soft}>The {source.of} cannot be run as it is now: the run keeps to its own steps.</p>
      )}
      {own.length > 0 && hasOffer && (
        <p className={text.soft}>
          What you wrote yourself in {own.join(', ')} is made anew in the next run, and stays in this one.
        </p>
      )}
    </div>
  );
}

function RemakeButton({ job, remake: { form, isCurrent }, content, hrefOf }: RemakePanelProps & StandingProps) {
  const navigate = useNavigate();
  const { steps = [], credits = null } = content.remake ?? {};
  const { press, busy, problem } = usePaidPress<{ inputs?: typeof form.inputs; credits: number }>(
    async (body, _price, idempotencyKey) => {
      const { runId } = await request(remakeRun, { params: { id: job.id }, body }, { idempotencyKey });
      emit('creditsChanged', { balance: undefined });
      form.forget();
      navigate(hrefOf(runId));
    },
  );
  const isReady = credits !== null && isCurrent;
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      <Button
        variant="ember"
        price={isReady ? credits : undefined}
        busy={busy}
        disabled={!isReady}
        onClick={() => isReady && void press({ ...(form.inputs && { inputs: form.inputs }), credits }, credits)}
      >
        Make {steps.length === 1 ? '1 step' : `${steps.length} steps`} again
      </Button>
    </>
  );
}
