import { createRequire } from 'node:module';

interface Engine {
  readonly DBOSExecutor?: {
    readonly globalInstance?: { readonly systemDatabase: { checkForRunningWorkflow?(workflowId: string): boolean } };
  };
}

/**
 * Whether this process runs a workflow. The workflow engine keeps count of them, but does not export it. Its version is
 * pinned.
 * @throws Error when the engine is not started, or another version of it keeps no such count
 */
export function runningHere(): (workflowId: string) => boolean {
  const require = createRequire(import.meta.url);
  const fromEngine = createRequire(require.resolve('@dbos-inc/dbos-sdk'));
  const { DBOSExecutor } = fromEngine('./dbos-executor.js') as Engine;
  const database = DBOSExecutor?.globalInstance?.systemDatabase;
  if (typeof database?.checkForRunningWorkflow !== 'function')
    throw new Error('This version of the workflow engine does not tell which workflows run.');
  return (workflowId) => database.checkForRunningWorkflow?.(workflowId) ?? false;
}
