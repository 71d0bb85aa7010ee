import { request } from '@flint/shared/api/request';
import { type LibraryItem, listLibrary, type WholeRun } from '@flint/shared/contracts/library';
import type { StepsRecipe } from '@flint/shared/contracts/recipes/workflow';
import { getHref } from '@flint/shared/contracts/routes';
import { runHref } from '@flint/shared/contracts/run-href';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import text from '@flint/shared/ui/text.module.css';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { faceOf } from '../face-of';
import { kindLabel } from '../kind-labels';
import styles from './details.module.css';
import { MadeAsStep } from './made-as-step';

/** Most other results that are shown. */
const SHOWN = 12;

const resultsIn = ({ id }: WholeRun): Resource<readonly LibraryItem[]> => ({
  key: `${listLibrary.id} run ${id}`,
  read: async ({ signal }) => (await request(listLibrary, { query: { run: id, limit: SHOWN + 1 } }, { signal })).items,
});

/** The page of a run: a workflow has none, and is shown by what it made. */
function pageOf({ id, kind, title, agentId, chain }: WholeRun): string {
  if (kind === 'workflow') return getHref('library', { run: id });
  const origin = chain ? { chain: { id: chain, choose: false } } : agentId !== null && { agentId };
  const recipe: StepsRecipe = { name: title, templateId: null, steps: [], ...origin };
  return runHref({ kind, id, recipe });
}

/** The run of several steps that an item was made in, and what else it made. */
export function MadeIn({ item, run }: { item: LibraryItem; run: WholeRun }) {
  const title = useId();
  const { data = [] } = useResource(resultsIn(run));
  const others = data.filter(({ id }) => id !== item.id).slice(0, SHOWN);
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h3 id={title} className={text.small}>
        <strong>
          Made by the run <Link to={pageOf(run)}>{run.title}</Link>
        </strong>
      </h3>
      {run.kind === 'steps' && !run.chain && <MadeAsStep item={item} run={run} page={pageOf(run)} />}
      {others.length > 0 && (
        <>
          <ul className={styles.others} aria-label="What else it made">
            {others.map((other) => (
              <li key={other.id}>
                <Link to={getHref('library', { run: run.id, item: other.id })} title={other.title}>
                  <Thumb item={other} />
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.hint}>
            <Link to={getHref('library', { run: run.id })}>Show all of this run</Link>
          </p>
        </>
      )}
    </section>
  );
}

function Thumb({ item }: { item: LibraryItem }) {
  const { src } = faceOf(item);
  if (src !== null) return <img src={src} alt={item.title} loading="lazy" decoding="async" />;
  return (
    <>
      {kindLabel(item)}
      <span className="sr">: {item.title}</span>
    </>
  );
}
