import type { LibraryPicture } from '@flint/shared/contracts/library';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import { DEFAULT_VARIATIONS } from '@flint/shared/contracts/variations';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { RunningCard } from '@flint/shared/orders/parts/running-card';
import { runsAtom } from '@flint/shared/state/runs';
import { Button } from '@flint/shared/ui/button';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './details.module.css';
import { useVariations } from './use-variations';

interface VariationsProps {
  item: LibraryPicture;
  /** Called when new pictures are in the library. */
  onMade: () => void;
}

/** Variations of this picture at the price on the button; follows the run here. An address may lead to it (`?do=vary`). */
export function Variations({ item, onMade }: VariationsProps) {
  const title = useId();
  const { price, start, busy, problem, runId } = useVariations(item);
  const { runs } = useAtomValue(runsAtom);
  const run = runs?.find(({ id }) => id === runId);
  const [query] = useSearchParams();
  const isAsked = query.get('do') === 'vary';
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <section ref={section} className={styles.part} aria-labelledby={title}>
      <h3 id={title} className={text.small}>
        <strong>Variations</strong>
      </h3>
      {run && <Work run={run} onMade={onMade} />}
      {problem && <ProblemNote problem={problem} />}
      <div>
        <Button
          variant="line"
          price={price}
          busy={busy}
          disabled={price === undefined || (run && !isEnded(run.status))}
          onClick={() => void start()}
        >
          Make {DEFAULT_VARIATIONS} variations
        </Button>
      </div>
    </section>
  );
}

function Work({ run, onMade }: { run: Run; onMade: () => void }) {
  const made = isEnded(run.status) && run.images.length > 0;
  useEffect(() => {
    if (made) onMade();
  }, [made, onMade]);
  return (
    <>
      {!isEnded(run.status) && <RunningCard run={run} />}
      {made && (
        <Note tone="good" role="status" title={`${run.images.length} new pictures are in your library.`}>
          {run.message}
        </Note>
      )}
      {isEnded(run.status) && !made && <Note tone="bad">{run.message ?? 'Nothing was charged.'}</Note>}
    </>
  );
}
