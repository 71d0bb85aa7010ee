import type { RunKind } from '@flint/shared/contracts/kinds';
import { isEnded, RUN_KINDS, RUN_STATUSES, type RunStatus } from '@flint/shared/contracts/runs';
import { type Command, Option } from 'commander';
import { readDuration } from '../../platform/commands/duration';
import { JSON_OPTION, print } from '../../platform/commands/print';
import { wholeNumber } from '../../platform/commands/whole-number';
import { withDatabase } from '../../platform/commands/with-database';
import { livingExecutors } from '../../platform/runs/living-executors-repository';
import { theUser } from '../users/the-user';
import { findListedRuns } from './run-list-repository';
import { listView, queueView, runJson, runText } from './run-view';
import { showRun } from './show-run';
import { onRun } from './the-run';
import { findQueues } from './workflow-repository';

const UNFINISHED = 'unfinished';
const MOST = 1_000;

interface ListWish {
  email?: string;
  kind?: RunKind;
  state?: RunStatus | typeof UNFINISHED;
  olderThan?: number;
  limit: number;
  json?: boolean;
}

/** Adds the read-only commands that show runs and queues. */
export function addRunReadingCommands(program: Command): void {
  program
    .command('run:list')
    .description('List runs, newest first: id, owner, kind, state, credits, maker, age, error code')
    .option('--email <address>', 'only those of one account')
    .addOption(new Option('--kind <kind>', 'only one kind').choices(RUN_KINDS))
    .addOption(new Option('--state <state>', 'only one state').choices([...RUN_STATUSES, UNFINISHED]))
    .option('--older-than <time>', 'only those made longer ago, such as 10m, 2h or 3d', readDuration)
    .option('--limit <count>', `at most so many, 1 to ${MOST}`, wholeNumber(MOST), 50)
    .option(...JSON_OPTION)
    .action(({ email, kind, state, olderThan, limit, json }: ListWish) =>
      withDatabase(async ({ db }) => {
        const userId = email === undefined ? undefined : (await theUser(db, email)).id;
        const statuses = state === UNFINISHED ? RUN_STATUSES.filter((status) => !isEnded(status)) : state && [state];
        const runs = await findListedRuns(db, { userId, kind, statuses, olderThanMs: olderThan, limit });
        print(runs, json, () => listView(runs, Date.now()));
      }),
    );

  program
    .command('run:show')
    .description('Show the life of a run in order, its hold, and where it waits and for what')
    .argument('<id>', 'the run')
    .option('--recipe', 'also print what its owner wrote')
    .option(...JSON_OPTION)
    .action((id: string, { recipe = false, json }: { recipe?: boolean; json?: boolean }) =>
      onRun(id, async (facts, { db }) => {
        const view = await showRun(db, facts);
        print(runJson(view, recipe), json, () => runText(view, recipe, Date.now()));
      }),
    );

  program
    .command('queue:list')
    .description('List queues: waiting, in work, longest wait, limits, and the processes that work on them')
    .option(...JSON_OPTION)
    .action(({ json }: { json?: boolean }) =>
      withDatabase(async ({ db }) => {
        const [queues, living] = await Promise.all([findQueues(db), livingExecutors(db)]);
        const names = new Set(living.map(({ executorId }) => executorId));
        print({ queues, processes: living }, json, () => {
          const processes = living.length > 0 ? [...names].join(', ') : 'none';
          return `${queueView(queues, names, Date.now())}\n\nProcesses alive: ${processes}`;
        });
      }),
    );
}
