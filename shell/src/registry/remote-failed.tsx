import type { RemoteName } from '@flint/shared/contracts/remotes';
import { getHref, pageOf } from '@flint/shared/contracts/routes';
import { viewerAtom } from '@flint/shared/state/boot';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatClock } from '@flint/shared/ui/format-time';
import { Page, PageHead } from '@flint/shared/ui/page';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import styles from './remote-failed.module.css';
import { releaseOf } from './remotes';

interface Words {
  title: string;
  /** What the visitor may fear to have lost, and has not. */
  safe: string;
}

const WORDS: Record<RemoteName, Words> = {
  'mfe-generator': {
    title: 'The generator is temporarily unavailable',
    safe: 'Your pictures are safe, and what is being made goes on.',
  },
  'mfe-agents': {
    title: 'Agents are temporarily unavailable',
    safe: 'Your agents and their schedules are safe, and runs in progress go on.',
  },
  'mfe-billing': {
    title: 'Credits are temporarily unavailable',
    safe: 'Your balance is safe, and nothing is charged.',
  },
  'mfe-tools': {
    title: 'The tools are temporarily unavailable',
    safe: 'What you made with them is safe.',
  },
  'mfe-content': {
    title: 'This page is temporarily unavailable',
    safe: 'Nothing of yours is affected.',
  },
};

export interface RemoteFailedProps {
  name: RemoteName;
  error: Error;
  at: Date;
  onRetry: () => void;
}

/** Stands where a remote would be that did not load or broke. */
export function RemoteFailed({ name, error, at, onRetry }: RemoteFailedProps) {
  const { title, safe } = WORDS[name];
  const page = pageOf(useLocation().pathname);
  const viewer = useAtomValue(viewerAtom);
  return (
    <Page>
      {page && <PageHead title={page.title} />}
      <StatePanel
        role="alert"
        art="dashed"
        title={title}
        actions={
          <>
            <Button variant="ink" onClick={onRetry}>
              Retry
            </Button>
            <ButtonLink href={getHref(viewer ? 'dashboard' : 'home')}>Go to Home</ButtonLink>
            <details className={styles.details}>
              <summary>Details</summary>
              <p>
                {name} {releaseOf(name)?.version} at {formatClock(at)}: {reasonOf(error)}
              </p>
            </details>
          </>
        }
      >
        <p>This part of Flint did not load. {safe} Everything else works.</p>
      </StatePanel>
    </Page>
  );
}

/** The bundler's runtime names a chunk by number, which tells nobody anything. */
function reasonOf(error: Error): string {
  const chunkMissing = error.name === 'ChunkLoadError' || 'code' in error;
  return chunkMissing ? 'some of its files did not load, or are not those of this release.' : error.message;
}
