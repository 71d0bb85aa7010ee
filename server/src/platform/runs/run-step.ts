import { DBOS } from '@dbos-inc/dbos-sdk';
import { whenDatabaseIsBack } from '../db/database-away';
import { noteCurrentRun } from '../telemetry/run-log';
import { currentScope } from '../telemetry/scope';
import { span } from '../telemetry/tracing';

/**
 * A checkpointed step of a workflow, timed and logged with its run. A step finished before, by this or an earlier
 * process, returns its checkpoint without doing the work again. Work that an outage of the database breaks is done again.
 * @param name unique in its workflow; logged, so it never contains user content
 */
export async function runStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const scope = currentScope();
  let done = false;
  const result = await DBOS.runStep(
    () => {
      done = true;
      if (scope.replayed !== undefined) noteCurrentRun({ event: 'resumed', after: scope.replayed });
      scope.replayed = undefined;
      return span({ name: `step ${name}` }, () => whenDatabaseIsBack(() => timed(name, work)));
    },
    { name },
  );
  if (!done) scope.replayed = name;
  return result;
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const note = (outcome: string) =>
    noteCurrentRun({ event: 'step', step: name, ms: Math.round(performance.now() - from), outcome });
  try {
    const result = await work();
    note(outcomeOf(result));
    return result;
  } catch (error) {
    note('error');
    throw error;
  }
}

/** Steps return failures as data: `{ ok: false, failure: { code } }`. */
function outcomeOf(result: unknown): string {
  const { ok, failure } = (result ?? {}) as { ok?: boolean; failure?: { code?: string } };
  return ok === false ? (failure?.code ?? 'error') : 'ok';
}
