import type { WorkflowStepResult } from '@flint/shared/contracts/recipes/workflow';
import type { Run } from '@flint/shared/contracts/runs';
import { outputOf } from '@flint/shared/contracts/workflow/step-output';
import { STEP_TYPES } from '@flint/shared/contracts/workflow/step-types';
import { MakeOfPicture } from '@flint/shared/orders/parts/make-of-picture';
import { refreshRun } from '@flint/shared/state/runs';
import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { AudioPlayer } from '@flint/shared/ui/audio-player';
import { Badge, type BadgeProps } from '@flint/shared/ui/badge';
import { formatCredits } from '@flint/shared/ui/format-number';
import { KindIcon } from '@flint/shared/ui/kind-icon';
import { MediaCard } from '@flint/shared/ui/media-card';
import { Note } from '@flint/shared/ui/note';
import { Progress } from '@flint/shared/ui/progress';
import text from '@flint/shared/ui/text.module.css';
import { VideoPlayer } from '@flint/shared/ui/video-player';
import clsx from 'clsx';
import { useStore } from 'jotai';
import styles from './workflow.module.css';

const STATES: Readonly<
  Record<WorkflowStepResult['status'], readonly [word: string, tone: NonNullable<BadgeProps['tone']>]>
> = {
  waiting: ['Waiting', 'plain'],
  running: ['Running', 'ember'],
  done: ['Done', 'good'],
  failed: ['Failed', 'bad'],
  skipped: ['Skipped', 'plain'],
};

interface StepResultProps {
  /** From 1. */
  number: number;
  step: WorkflowStepResult<Run>;
  /** The workflow's run, whose URLs are renewed together. */
  workflowId: string;
}

/** The status and result of one step. */
export function StepResult({ number, step, workflowId }: StepResultProps) {
  const { type, status, charged, message, run } = step;
  const { label } = STEP_KINDS[type];
  const [word, tone] = STATES[status];
  return (
    <li className={styles.result} aria-label={`Step ${number}: ${label}, ${word}`}>
      <p className={styles.stepHead}>
        <KindIcon kind={type} small />
        <span className={clsx(styles.stepName, text.small, text.strong)}>
          {number}. {label}
        </span>
        {charged > 0 && <span className={clsx(text.small, text.faint, text.num)}>{formatCredits(charged)}</span>}
        <Badge tone={tone}>{word}</Badge>
      </p>
      {status === 'running' && run && (
        <Progress
          label={label}
          phase={run.ahead ? `${run.phase}, ${run.ahead} ahead` : run.phase}
          value={run.progress}
          since={run.startedAt ?? run.createdAt}
        />
      )}
      {message && <Note tone={status === 'failed' ? 'bad' : 'warn'}>{message}</Note>}
      {run && <Brought run={run} type={type} workflowId={workflowId} />}
    </li>
  );
}

function Brought({ run, type, workflowId }: { run: Run; type: WorkflowStepResult['type']; workflowId: string }) {
  const store = useStore();
  const renew = () => refreshRun(store, workflowId);
  const said = STEP_TYPES[type].gives === 'text' ? outputOf(run) : undefined;
  const film = run.media.find(({ role }) => role === 'video');
  const sound = run.media.find(({ role }) => role === 'audio');
  return (
    <>
      {said && <p className={clsx(styles.words, text.small)}>{said}</p>}
      {run.images.length > 0 && (
        <div className={styles.pictures}>
          {run.images.map(({ id, url, prompt, width, height, dominant_color: dominantColor }, at) => (
            <MediaCard
              key={id}
              src={url}
              alt={prompt}
              {...{ width, height, dominantColor }}
              onError={renew}
              tools={<MakeOfPicture id={id} name={`picture ${at + 1}`} />}
            />
          ))}
        </div>
      )}
      {film && <VideoPlayer video={film} title={run.title} onLapsed={renew} />}
      {sound && !film && <AudioPlayer audio={sound} title={run.title} onLapsed={renew} />}
    </>
  );
}
