import type { Db } from '../../platform/db/database';
import { runEvents } from '../../platform/telemetry/run-event-repository';
import type { RunFacts } from './run-facts-repository';
import { type LifeEvent, lifeOf } from './run-life';
import { findWhereabouts, type Whereabouts } from './whereabouts';
import { findEngineSteps, findWorkflow } from './workflow-repository';

/** A run for an operator: its facts, whereabouts and timeline. */
export interface ShownRun {
  readonly facts: RunFacts;
  readonly where: Whereabouts;
  readonly life: readonly LifeEvent[];
}

export async function showRun(db: Db, facts: RunFacts): Promise<ShownRun> {
  const { run } = facts;
  const [workflow, steps, where, logged] = await Promise.all([
    findWorkflow(db, run.id),
    findEngineSteps(db, run.id),
    findWhereabouts(db, run),
    runEvents(db, run.id),
  ]);
  return { facts, where, life: lifeOf(facts, { workflow, steps }, logged) };
}
