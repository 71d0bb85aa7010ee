import { setTimeout as delay } from 'node:timers/promises';
import { isEnded } from '@flint/shared/contracts/runs';
import type { Command } from 'commander';
import { JSON_OPTION, print } from '../../platform/commands/print';
import { readReason } from '../../platform/commands/read-reason';
import { wholeNumber } from '../../platform/commands/whole-number';
import type { Db } from '../../platform/db/database';
import { livingExecutors } from '../../platform/runs/living-executors-repository';
import { createCredits } from '../credits/credits-service';
import { cancelRun } from './cancel-run';
import { refundRun } from './refund-run';
import { Refused } from './refused';
import { askForRetry } from './retries';
import { findRetry } from './retries-repository';
import { takeUpRun } from './take-up-run';
import { onRun, theRun } from './the-run';
import { findWhereabouts } from './whereabouts';

/** How long a command waits for a running server to carry out a retry, in milliseconds. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 250;

/** Adds the commands that cancel, refund and retry runs. */
export function addRunSteeringCommands(program: Command): void {
  addCancel(program);
  addRefund(program);
  addRetry(program);
}

function addCancel(program: Command): void {
  program
    .command('run:cancel')
    .description('Stop a run as its owner would: what was not delivered returns')
    .argument('<id>', 'the run')
    .option(...JSON_OPTION)
    .action((id: string, { json }: { json?: boolean }) =>
      onRun(id, async ({ run }, { db, actor }) => {
        const { before } = await cancelRun(db, run, actor);
        const { run: now } = await theRun(db, id);
        const { status, charged } = now;
        print({ id, status, charged, askedBefore: before }, json, () => {
          if (isEnded(status)) return `Run ${id} is ${status}: ${charged} of ${now.price} credits charged.`;
          return `Run ${id} is asked to stop${before ? ' (it was asked before)' : ''}; the process that works on it ends it.`;
        });
      }),
    );
}

function addRefund(program: Command): void {
  program
    .command('run:refund')
    .description('Give back what an ended run was charged; once per run')
    .argument('<id>', 'the run')
    .requiredOption('--reason <words>', 'what the account’s owner reads beside the credits', readReason)
    .option('--amount <credits>', 'less than all that was charged', wholeNumber(1_000_000))
    .option(...JSON_OPTION)
    .action((id: string, { reason, amount, json }: { reason: string; amount?: number; json?: boolean }) =>
      onRun(id, async ({ run, email }, { db, actor }) => {
        const refunded = await refundRun(db, { run, amount, reason, actor });
        const { balance } = await createCredits({ db }).balance(run.user_id);
        print(
          { id, refunded, balance },
          json,
          () => `${refunded} credits given back to ${email ?? run.user_id}. Balance: ${balance}.`,
        );
      }),
    );
}

function addRetry(program: Command): void {
  program
    .command('run:retry')
    .description('Make an ended run again from its recipe, paid by its owner; or take up one whose process died')
    .argument('<id>', 'the run')
    .option('--completed', 'also when it completed: its owner pays again')
    .option(...JSON_OPTION)
    .action((id: string, { completed = false, json }: { completed?: boolean; json?: boolean }) =>
      onRun(id, async ({ run }, tools) => {
        const { db, actor, databaseUrl } = tools;
        if (!isEnded(run.status)) {
          const said = await takeUpRun(db, databaseUrl, run, await findWhereabouts(db, run), actor);
          return print({ id, takenUp: true }, json, () => said);
        }
        const retry = await askForRetry(db, run.id, actor, { completed });
        const answer = await answered(db, retry);
        print({ id, retry, newRun: answer ?? null }, json, () =>
          answer
            ? `Run ${answer} makes it again.`
            : 'The retry is written down: a server carries it out at its next start.',
        );
      }),
    );
}

/**
 * Waits until a running server has carried out a retry.
 * @returns the new run's id; undefined on timeout or without a server
 */
async function answered(db: Db, retry: string): Promise<string | undefined> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await delay(LOOK_MS)) {
    const row = await findRetry(db, retry);
    if (row?.refused) throw new Refused(`It was refused: ${row.refused}`);
    if (row?.new_run_id) return row.new_run_id;
    if ((await livingExecutors(db)).length === 0) return undefined;
  }
  return undefined;
}
