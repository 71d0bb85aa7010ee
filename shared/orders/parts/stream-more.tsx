import { KINDS, type RunKind } from '@flint/shared/contracts/kinds';
import { getHref } from '@flint/shared/contracts/routes';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { useState } from 'react';
import { type RunsCursor, runsOfKind } from '../runs-of-kind';
import styles from './stream.module.css';

interface StreamMoreProps {
  kind: RunKind;
  /** Cursor of the next page. */
  next: RunsCursor;
}

/** Shows older runs of a kind, a page for each press; after the last one the way to the library. */
export default function StreamMore({ kind, next }: StreamMoreProps) {
  const [wanted, setWanted] = useState(false);
  const { data, status, error, reload } = useResource(wanted ? runsOfKind(kind, next) : null);
  if (data?.next) return <StreamMore key={data.next.beforeId} kind={kind} next={data.next} />;
  if (data)
    return (
      <ButtonLink className={styles.more} href={getHref('library', { kind: KINDS[kind].keptAs })} variant="line">
        Open library
      </ButtonLink>
    );
  if (status === 'failed')
    return (
      <RetryNote title="Older results could not be read." onRetry={reload}>
        {(error as Error).message}
      </RetryNote>
    );
  return (
    <Button className={styles.more} variant="line" busy={wanted} onClick={() => setWanted(true)}>
      Show more
    </Button>
  );
}
