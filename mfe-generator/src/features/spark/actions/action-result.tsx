import { getHref } from '@flint/shared/contracts/routes';
import { resultHref } from '@flint/shared/contracts/run-href';
import { isEnded, type Run, type RunOf } from '@flint/shared/contracts/runs';
import type { SparkAction } from '@flint/shared/contracts/spark-actions';
import { MakeOfPicture } from '@flint/shared/orders/parts/make-of-picture';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { MediaCard } from '@flint/shared/ui/media-card';
import { Suspense } from 'react';
import styles from './action-card.module.css';
import { useRun } from './use-run';

const Markdown = lazyPart(
  () => import('../../markdown/markdown'),
  ({ text }) => <p className={styles.plain}>{text}</p>,
);

/** The result of an approved action. */
export function ActionResult({ action: { kind, runId } }: { action: SparkAction }) {
  const run = useRun(runId);
  if (kind === 'brand') return <p className={styles.state}>The brand profile is changed.</p>;
  if (!run) return <p className={styles.state}>Ordered</p>;
  return (
    <div className={styles.result}>
      <p className={styles.state} role="status">
        {stateOf(run)}
      </p>
      <Made run={run} />
    </div>
  );
}

function stateOf({ status, phase, progress, message }: Run): string {
  if (!isEnded(status)) return progress === null ? phase : `${phase}, ${progress}%`;
  return status === 'completed' ? 'Done' : (message ?? 'It was not made.');
}

function Made({ run }: { run: Run }) {
  if (run.kind === 'chat') return <Thread run={run} />;
  return (
    <>
      {run.images.length > 0 && (
        <ul className={styles.pictures}>
          {run.images.map(({ id, url, prompt, width, height, dominant_color: dominantColor }, at) => (
            <li key={id}>
              <MediaCard
                src={url}
                alt={prompt}
                {...{ width, height, dominantColor }}
                href={getHref('library', { item: id })}
                tools={<MakeOfPicture id={id} name={`picture ${at + 1}`} />}
              />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink size="sm" variant="line" href={resultHref(run)}>
        {isEnded(run.status) ? 'Open it' : 'Watch it'}
      </ButtonLink>
    </>
  );
}

function Thread({ run: { output } }: { run: RunOf<'chat'> }) {
  if (!output?.content) return null;
  return (
    <Suspense fallback={<p className={styles.plain}>{output.content}</p>}>
      <Markdown text={output.content} />
    </Suspense>
  );
}
