import { sayDuration } from '../../platform/commands/duration';
import { moment, tableOf } from '../../platform/commands/print';
import { table } from '../../platform/commands/table';
import type { RunFacts } from './run-facts-repository';
import type { ListedRun } from './run-list-repository';
import type { ShownRun } from './show-run';
import type { Whereabouts } from './whereabouts';
import type { QueueLine } from './workflow-repository';

const money = (price: number, charged: number | null) =>
  charged === null ? `${price} held` : `${charged} of ${price}`;

/** Formats runs as a table. */
export function listView(runs: readonly ListedRun[], now: number): string {
  return tableOf(
    ['run', 'owner', 'kind', 'state', 'credits', 'by', 'made', 'age', 'why'],
    runs.map((run) => [
      run.id,
      run.email ?? 'deleted',
      run.kind,
      run.status,
      run.partOf ? 'by workflow' : money(run.price, run.charged),
      run.servedBy,
      moment(run.createdAt),
      sayDuration(now - run.createdAt.getTime()),
      run.errorCode ?? '',
    ]),
    'No runs.',
  );
}

/** Describes where a run is, in a sentence or two. */
function whereView(found: Whereabouts, now: number): string {
  const servers = found.at === 'ended' || found.servers > 0 ? '' : ' No server runs on this database.';
  switch (found.at) {
    case 'ended':
      return 'It has ended.';
    case 'unqueued':
      return `Paid, not queued yet: a server queues it within seconds.${servers}`;
    case 'queue':
      return (
        `Waits in ${found.queue} for ${sayDuration(now - found.since)}: ${found.ahead} before it, ` +
        `${found.working} in work there.${servers}`
      );
    case 'lost':
      return `Its workflow is ${found.status} (version ${found.version ?? 'none'}) and the run did not end with it.${servers}`;
    case 'executor':
      return `${holderView(found, now)} ${stepView(found, now)} ${deadlineView(found.deadline, now)}${servers}`;
  }
}

type AtExecutor = Extract<Whereabouts, { at: 'executor' }>;

function holderView({ executorId, holder }: AtExecutor, now: number): string {
  if (!holder) return `In work by ${executorId}, which is dead: the next server takes it over.`;
  const from = holder.from ? ` from ${holder.from}` : '';
  const seen = `seen ${sayDuration(Math.max(0, now - holder.seenAt.getTime()))} ago`;
  return `In work by ${executorId}, alive: connected${from} since ${moment(holder.connectedAt)}, ${seen}.`;
}

function stepView({ lastStep, attempts }: AtExecutor, now: number): string {
  const again = attempts > 1 ? ` Attempt ${attempts}.` : '';
  if (!lastStep) return `In its first step.${again}`;
  const ago = lastStep.endedAt === null ? '' : ` ${sayDuration(now - lastStep.endedAt)} ago`;
  return `Its last step, ${lastStep.name}, ended${ago}.${again}`;
}

function deadlineView(deadline: number | null, now: number): string {
  if (deadline === null) return 'It has no deadline yet.';
  const left = deadline - now;
  return left > 0
    ? `Its deadline is ${moment(deadline)}, in ${sayDuration(left)}.`
    : `Its deadline, ${moment(deadline)}, passed ${sayDuration(-left)} ago.`;
}

/** A run as JSON for programs: facts, whereabouts and timeline; no user content unless `withRecipe`. */
export function runJson({ facts, where, life }: ShownRun, withRecipe: boolean) {
  const { run, hold, email, requests, assets, parts } = facts;
  return {
    id: run.id,
    kind: run.kind,
    status: run.status,
    owner: { id: run.user_id, email },
    servedBy: run.served_by,
    costVersion: run.cost_version,
    asked: run.asked,
    price: run.price,
    charged: run.charged,
    errorCode: run.error_code,
    message: run.message,
    partOf: run.part_of,
    parts,
    hold: hold
      ? { amount: hold.amount, state: hold.state, settled: hold.settled, expiresAt: hold.expires_at.toISOString() }
      : null,
    requests: requests.map(({ position, provider, state, request_id: requestId }) => ({
      ...{ position, provider, state, requestId },
    })),
    kept: assets.length,
    where,
    life: life.map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest })),
    ...(withRecipe ? { title: run.title, recipe: run.recipe } : {}),
  };
}

/** The same as text for people. */
export function runText(view: ShownRun, withRecipe: boolean, now: number): string {
  const { run, hold, email, assets, parts } = view.facts;
  const head = [
    ['Run', `${run.id}, ${run.kind}, ${run.status}`],
    ['Owner', `${email ?? 'deleted'} (${run.user_id})`],
    ['Maker', `${run.served_by}, prices of ${run.cost_version}`],
    ['Hold', holdView(view.facts)],
    ...(hold ? [] : [['Paid by', `workflow ${run.part_of}`]]),
    ['Kept', `${assets.length} files of ${run.asked} asked`],
    ...(parts.length > 0
      ? [['Steps', parts.map(({ id, kind, status }) => `${kind} ${status} ${id}`).join('\n         ')]]
      : []),
    ['Where', whereView(view.where, now)],
  ];
  const start = view.life[0]?.at.getTime() ?? 0;
  const life = tableOf(
    ['at', 'after', 'what', 'took', 'detail'],
    view.life.map(({ at, what, detail, ms }) => [
      at.toISOString().slice(0, 23).replace('T', ' '),
      sayDuration(at.getTime() - start),
      what,
      ms === null ? '' : sayDuration(ms),
      detail,
    ]),
    'Nothing has happened.',
  );
  const recipe = withRecipe ? `\n\n${run.title}\n${JSON.stringify(run.recipe, null, 2)}` : '';
  return `${table(head)}\n\n${life}${recipe}`;
}

function holdView({ hold }: RunFacts): string {
  if (!hold) return 'none of its own';
  const amount = `${hold.amount} ${hold.amount === 1 ? 'credit' : 'credits'}`;
  if (hold.state === 'held') return `${amount} held, looked after from ${moment(hold.expires_at)} on`;
  return `${amount}, ${hold.state}: ${hold.settled ?? 0} charged`;
}

/** Formats queues as a table. */
export function queueView(queues: readonly QueueLine[], living: ReadonlySet<string>, now: number): string {
  return tableOf(
    ['queue', 'waiting', 'in work', 'oldest', 'users', 'per process', 'per user', 'worked on by'],
    queues.map(({ queue, waiting, working, oldest, users, perProcess, perUser, executors }) => [
      queue,
      String(waiting),
      String(working),
      oldest === null ? '' : sayDuration(now - oldest),
      String(users),
      perProcess === null ? '' : String(perProcess),
      perUser === null ? '' : String(perUser),
      executors.map((name) => (living.has(name) ? name : `${name} (dead)`)).join(', '),
    ]),
    'No queues: no server has started on this database.',
  );
}
