import { ASPECT_RATIOS, type AspectRatio } from '@flint/shared/contracts/image-options';
import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { Scene } from './scene';
import styles from './storyboard.module.css';
import type { ShownStoryboard } from './use-storyboard';

interface StoryboardDialogProps {
  storyboard: ShownStoryboard;
  ratio: AspectRatio;
  price: number | undefined;
  onApprove: () => void;
}

/** The scenes of a film before it is ordered: approve or change them. */
export function StoryboardDialog({ storyboard, ratio, price, onApprove }: StoryboardDialogProps) {
  const { open, board, error, retry, close } = storyboard;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Storyboard"
      description="The film shows these scenes, in this order. Nothing is charged until you make it."
      actions={
        <>
          <Button variant="line" onClick={close}>
            Change
          </Button>
          <Button variant="ember" price={price} disabled={!board || price === undefined} onClick={onApprove}>
            Make the film
          </Button>
        </>
      }
    >
      {error && (
        <RetryNote title={error} onRetry={retry}>
          Nothing was charged.
        </RetryNote>
      )}
      {!board && !error && (
        <div role="status">
          <p className={text.small}>Drawing the scenes</p>
          <Skeleton shape="wide" />
        </div>
      )}
      {board && (
        <ol className={styles.scenes} aria-label="Scenes" data-ratio={ratio}>
          {board.scenes.map((scene, at) => (
            <li key={scene.image}>
              <Scene scene={scene} number={at + 1} size={ASPECT_RATIOS[ratio]} />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
