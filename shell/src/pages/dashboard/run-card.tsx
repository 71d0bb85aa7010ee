import { resultHref } from '@flint/shared/contracts/run-href';
import { type Run, type RunStatus, WAITING_PHASE } from '@flint/shared/contracts/runs';
import { refreshRun } from '@flint/shared/state/runs';
import { Badge, type BadgeProps } from '@flint/shared/ui/badge';
import { formatCredits } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import { MediaCard } from '@flint/shared/ui/media-card';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useStore } from 'jotai';
import { Link } from 'react-router-dom';
import { resultWords } from '../../activity/result-words';
import { RunFace } from '../../activity/run-face';
import styles from './run-card.module.css';

const STATES: Record<Exclude<RunStatus, 'completed'>, { words: string; tone: NonNullable<BadgeProps['tone']> }> = {
  queued: { words: 'Queued', tone: 'plain' },
  running: { words: 'Running', tone: 'ember' },
  failed: { words: 'Failed', tone: 'bad' },
  cancelled: { words: 'Cancelled', tone: 'plain' },
};

const WAITING = { words: 'Waiting for you', tone: 'plain' } as const;

/** A run as a card: its first picture or its status, its prompt, time and cost. */
export function RunCard({ run }: { run: Run }) {
  return (
    <Link className={styles.card} to={resultHref(run)}>
      <Face run={run} />
      <span className={clsx(styles.prompt, text.strong, text.small)}>{run.title}</span>
      <span className={clsx(text.tiny, text.faint, text.num)}>{factsOf(run)}</span>
    </Link>
  );
}

function Face({ run }: { run: Run }) {
  const { id, images, media, status, phase } = run;
  const store = useStore();
  const first = images[0];
  if (first)
    return (
      <MediaCard
        src={first.url}
        alt=""
        width={first.width}
        height={first.height}
        dominantColor={first.dominant_color}
        className={styles.face}
        onError={() => refreshRun(store, id)}
      />
    );
  if (media.length > 0 || status === 'completed') return <RunFace run={run} className={styles.face} />;
  const state = phase === WAITING_PHASE ? WAITING : STATES[status];
  return (
    <span className={styles.face}>
      <Badge tone={state.tone}>{state.words}</Badge>
    </span>
  );
}

function factsOf(run: Run): string {
  const { createdAt, charged, returned } = run;
  const cost = charged ? formatCredits(charged) : undefined;
  const back = returned ? `${formatCredits(returned)} returned` : undefined;
  return [resultWords(run), cost, back, formatMoment(createdAt)].filter(Boolean).join(' · ');
}
