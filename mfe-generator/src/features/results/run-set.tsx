import type { RunOf } from '@flint/shared/contracts/runs';
import { RunActions } from '@flint/shared/orders/parts/run-actions';
import { RunHead } from '@flint/shared/orders/parts/run-head';
import stream from '@flint/shared/orders/parts/stream.module.css';
import { runElementId } from '@flint/shared/orders/use-arrival';
import { refreshRun } from '@flint/shared/state/runs';
import { Note } from '@flint/shared/ui/note';
import clsx from 'clsx';
import { useStore } from 'jotai';
import { factsOf } from './facts-of';
import { Picture } from './picture';
import styles from './results.module.css';

/** Actions of a finished set on the form. */
export interface UseAgain {
  onUseAgain: (run: RunOf<'image'>) => void;
  onKeepSeed: (seed: number) => void;
}

interface RunSetProps extends UseAgain {
  run: RunOf<'image'>;
  large: boolean;
}

/** A set of pictures: large when it is the newest, a row otherwise. */
export function RunSet({ run, large, onUseAgain, onKeepSeed }: RunSetProps) {
  const store = useStore();
  const { id, title, recipe, images, message } = run;
  return (
    <article id={runElementId(id)} className={stream.set}>
      <RunHead run={run} facts={factsOf(recipe)}>
        <RunActions
          label={`Set: ${title}`}
          onUseAgain={() => onUseAgain(run)}
          onKeepSeed={() => onKeepSeed(recipe.seed)}
        />
      </RunHead>
      {message && <Note tone="warn">{message}</Note>}
      <ul
        className={clsx(styles.pictures, large ? styles.large : styles.small)}
        data-count={images.length}
        data-ratio={recipe.aspectRatio}
      >
        {images.map((image, index) => (
          <li key={image.id}>
            <Picture image={image} place={index + 1} first={large} onError={() => refreshRun(store, id)} />
          </li>
        ))}
      </ul>
    </article>
  );
}
