import type { Run } from '@flint/shared/contracts/runs';
import { refreshRun } from '@flint/shared/state/runs';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useStore } from 'jotai';
import { Picture } from './picture';
import { RecipeLine } from './recipe-line';
import styles from './results.module.css';
import { RunActions, type UseAgain } from './run-actions';
import { placeOf } from './use-arrival';

/** A set of pictures: large when it is the newest, a row otherwise. */
export function RunSet({ run, large = false, ...again }: UseAgain & { run: Run; large?: boolean }) {
  const store = useStore();
  return (
    <article id={placeOf(run.id)} className={styles.set}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h3 className={clsx(text.h, text.clip)} title={run.recipe.prompt}>
            {run.recipe.prompt}
          </h3>
          <RecipeLine run={run} />
        </div>
        <RunActions run={run} {...again} />
      </header>
      {run.message && <Note tone="warn">{run.message}</Note>}
      <ul
        className={clsx(styles.pictures, large ? styles.large : styles.small)}
        data-count={run.images.length}
        data-ratio={run.recipe.aspectRatio}
      >
        {run.images.map((image, index) => (
          <li key={image.id}>
            <Picture image={image} place={index + 1} first={large} onError={() => refreshRun(store, run.id)} />
          </li>
        ))}
      </ul>
    </article>
  );
}
