import { DEFAULT_IMAGE_STYLE, modelFor } from '@flint/shared/contracts/image-options';
import { imageItem, shownPrice } from '@flint/shared/contracts/prices/line-items';
import { getHref } from '@flint/shared/contracts/routes';
import { getRun, isEnded } from '@flint/shared/contracts/runs';
import { startImages } from '@flint/shared/orders/images';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { toStarted } from '@flint/shared/orders/started';
import { useOrder } from '@flint/shared/orders/use-order';
import { usePrices } from '@flint/shared/orders/use-prices';
import { callResource } from '@flint/shared/state/resource';
import { runsAtom } from '@flint/shared/state/runs';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Progress } from '@flint/shared/ui/progress';
import text from '@flint/shared/ui/text.module.css';
import { useAtomValue } from 'jotai';
import styles from '../steps/steps.module.css';

interface FirstPictureProps {
  prompt: string;
  /** The order, once placed. */
  runId: string | null;
  onOrdered: (runId: string) => void;
}

/** The tour's order: one picture of the words, at the price on the button. */
export function FirstPicture({ prompt, runId, onOrdered }: FirstPictureProps) {
  const { costs } = usePrices();
  const price = shownPrice(costs, imageItem({ model: modelFor(undefined, DEFAULT_IMAGE_STYLE), count: 1 }));
  const { place, busy, problem } = useOrder<string>(async (words, idempotencyKey) => {
    const started = await toStarted(await startImages({ prompt: words }, { idempotencyKey }));
    onOrdered(started.run.id);
    return started;
  });
  return (
    <div className={layout.stack}>
      <p className={text.soft}>{prompt}</p>
      {runId && <OrderedPicture runId={runId} />}
      {problem && <ProblemNote problem={problem} />}
      <div>
        <Button
          variant="ember"
          price={price}
          busy={busy}
          disabled={price === undefined || prompt.trim() === ''}
          onClick={() => void place(prompt.trim(), price ?? 0)}
        >
          {runId ? 'Make another' : 'Make the picture'}
        </Button>
      </div>
    </div>
  );
}

function OrderedPicture({ runId }: { runId: string }) {
  const live = useAtomValue(runsAtom).runs?.find(({ id }) => id === runId);
  // A tour that is resumed later: the run is not among the latest any more.
  const read = useResource(live ? null : callResource(getRun, { params: { id: runId } }));
  const run = live ?? read.data?.run;
  if (!run) return null;
  const [picture] = run.images;
  if (!isEnded(run.status))
    return <Progress label="Your picture" phase={run.phase} value={run.progress} since={run.createdAt} />;
  if (!picture)
    return (
      <Note tone="bad" role="alert" title={run.message ?? 'The picture was not made.'}>
        Nothing was charged for it.
      </Note>
    );
  return (
    <>
      <img
        className={styles.picture}
        src={picture.url}
        alt={picture.prompt}
        width={picture.width}
        height={picture.height}
      />
      <div role="status">
        <ButtonLink href={getHref('library', { item: picture.id })} variant="line">
          Open it in the library
        </ButtonLink>
      </div>
    </>
  );
}
