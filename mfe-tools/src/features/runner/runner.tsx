import type { ToolId } from '@flint/shared/tools/tools';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import styles from './runner.module.css';
import type { ToolPlace } from './tool-href';
import { useDefinition } from './use-definition';
import { Workbench } from './workbench';

interface RunnerProps {
  tool: ToolId;
  /** Inside the app, or on the tool's public page. */
  place: ToolPlace;
}

/** The page of any tool: its form, its price, and its results. */
export function Runner({ tool, place }: RunnerProps) {
  const { status, data, reload } = useDefinition(tool);
  switch (status) {
    case 'idle':
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <RetryNote title="The tool could not be fetched." onRetry={reload}>
          What you typed is kept here.
        </RetryNote>
      );
    case 'ready':
      // Keyed by tool, so that each has its own draft and results.
      return <Workbench key={tool} definition={data} place={place} />;
  }
}

function Loading() {
  return (
    <div className={styles.tool} role="status" aria-label="Loading the tool">
      <Skeleton shape="block" className={styles.waiting} />
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  );
}
