import { contentGraph, type MadeFrom } from '@flint/shared/contracts/content-graph';
import type { LibraryItem, WholeRun } from '@flint/shared/contracts/library';
import { getHref } from '@flint/shared/contracts/routes';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { shownName } from '@flint/shared/tools/steps/step-names';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';
import styles from './details.module.css';

interface MadeAsStepProps {
  readonly item: LibraryItem;
  readonly run: WholeRun;
  /** Where the run is shown. */
  readonly page: string;
}

/** The step that an item is of, what that was made from, and whether it is out of date; nothing until it is known. */
export function MadeAsStep({ item, run, page }: MadeAsStepProps) {
  const { data } = useResource(callResource(contentGraph, { params: { id: run.id } }));
  const step = data?.steps.find(({ runs }) => runs.includes(item.runId));
  if (!data || !step) return null;
  return (
    <p className={styles.hint}>
      Its step {shownName(step.step)}
      {step.madeFrom.map((made, at) => (
        <span key={`${made.from} ${made.name}`}>
          {at === 0 ? ', made from ' : ', '}
          <Origin {...made} brandId={data.brand?.id ?? null} />
        </span>
      ))}
      .{' '}
      {step.changes.length > 0 && (
        <>
          It is out of date:{' '}
          <Link className={text.link} to={page}>
            look at the run
          </Link>
          .
        </>
      )}
    </p>
  );
}

function Origin({ from, name, brandId }: MadeFrom & { brandId: string | null }) {
  if (from !== 'brand' || brandId === null) return name;
  return (
    <Link className={text.link} to={getHref('brandProfile', { id: brandId })}>
      {name}
    </Link>
  );
}
