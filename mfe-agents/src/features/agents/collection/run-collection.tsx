import { agentRunCollection, type RunCollection } from '@flint/shared/contracts/agent-collections';
import { getHref } from '@flint/shared/contracts/routes';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { callResource, type Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';

/** Milliseconds between looks at an ended run whose results are being put. */
const LOOK_MS = 1_500;

/** Where the results of a run go: `Added to Clay: 3 items`. Nothing where its agent has no collection. */
export function RunCollectionLine({ job }: { job: StepJob }) {
  const isOver = isEnded(job.status);
  const { data } = useResource(resourceOf(job.id, isOver));
  if (!data?.collection) return null;
  return (
    <p className={`${text.small} ${text.soft}`} role="status">
      <Words {...data.collection} isOver={isOver} />
    </p>
  );
}

function resourceOf(id: string, isOver: boolean): Resource<{ collection: RunCollection | null }> {
  const resource = callResource(agentRunCollection, { params: { id } });
  return {
    ...resource,
    key: `${resource.key} ${isOver ? 'ended' : 'going'}`,
    again: (known) => (isOver && known?.collection?.state === 'waiting' ? LOOK_MS : undefined),
  };
}

function Words({ id, name, state, items, isOver }: RunCollection & { isOver: boolean }) {
  if (state === 'gone') return `The collection “${name}” is gone: what it makes is in your library.`;
  if (state === 'waiting') return isOver ? `Adding it to ${name}.` : `What it makes goes to ${name}.`;
  if (items === 0) return `It made nothing that goes to ${name}.`;
  return (
    <>
      Added to{' '}
      <Link className={text.link} to={getHref('library', { collection: id })}>
        {name}
      </Link>
      : {items === 1 ? '1 item' : `${items} items`}
    </>
  );
}
