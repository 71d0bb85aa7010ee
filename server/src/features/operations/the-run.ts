import { CommandError } from '../../platform/commands/command-error';
import { type Tools, withDatabase } from '../../platform/commands/with-database';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { Refused } from './refused';
import { findRunFacts, type RunFacts } from './run-facts-repository';

/** The facts of a run. @throws CommandError when there is none */
export async function theRun(db: Db, id: string): Promise<RunFacts> {
  const facts = isUuid(id) ? await findRunFacts(db, id) : undefined;
  if (!facts) throw new CommandError(`No run has the id ${id}. See them with: run:list`);
  return facts;
}

/** Does work on a run; a refusal becomes a one-line error for the operator. */
export function onRun<T>(id: string, work: (facts: RunFacts, tools: Tools) => Promise<T>): Promise<T> {
  return withDatabase(async (tools) => {
    try {
      return await work(await theRun(tools.db, id), tools);
    } catch (error) {
      throw error instanceof Refused ? new CommandError(error.message) : error;
    }
  });
}
