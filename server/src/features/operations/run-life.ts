import type { StoredRunEvent } from '../../platform/telemetry/run-event-repository';
import type { RunFacts } from './run-facts-repository';
import type { EngineStep, EngineWorkflow } from './workflow-repository';

/** An event in the timeline of a run. */
export interface LifeEvent {
  readonly at: Date;
  readonly what: string;
  /** Ids, numbers and codes; never user content. */
  readonly detail: string;
  /** Duration in milliseconds; null when unknown. */
  readonly ms: number | null;
}

/** Order of events of the same millisecond. */
const RANK = ['accepted', 'held', 'queued', 'taken', 'started'];
const rankOf = ({ what }: LifeEvent) => (RANK.includes(what) ? RANK.indexOf(what) : RANK.length);

const credits = (amount: number) => `${amount} ${amount === 1 ? 'credit' : 'credits'}`;
const event = (at: Date, what: string, detail = '', ms: number | null = null): LifeEvent => ({ at, what, detail, ms });

/** The timeline of a run, in order of time. A pure function, so that it also works on a run read from a backup. */
export function lifeOf(
  facts: RunFacts,
  engine: { workflow: EngineWorkflow | undefined; steps: readonly EngineStep[] },
  logged: readonly StoredRunEvent[] = [],
): LifeEvent[] {
  const { workflow, steps } = engine;
  const outcomes = new Map(logged.flatMap(({ event: name, detail }) => (name === 'step' ? [outcomeOf(detail)] : [])));
  return [
    ...ofRun(facts),
    ...ofMoney(facts),
    ...(workflow ? ofWorkflow(workflow) : []),
    ...steps.map((step) => ofStep(step, outcomes.get(step.name))),
    ...logged.flatMap(ofLog),
    ...ofWork(facts),
    ...ofOperators(facts),
  ].sort((a, b) => a.at.getTime() - b.at.getTime() || rankOf(a) - rankOf(b));
}

function ofRun({ run }: RunFacts): LifeEvent[] {
  const { created_at, started_at, finished_at, cancel_requested_at, status, error_code, message } = run;
  const what = `${run.kind}, ${run.asked} asked, ${credits(run.price)}, served by ${run.served_by}`;
  const why = [error_code, message].filter(Boolean).join(': ');
  const from = run.request_id ? `, request ${run.request_id}` : '';
  return [
    event(created_at, 'accepted', run.part_of ? `${what}; a step of workflow ${run.part_of}` : `${what}${from}`),
    ...(started_at ? [event(started_at, 'started')] : []),
    ...(cancel_requested_at ? [event(cancel_requested_at, 'cancel asked')] : []),
    ...(finished_at
      ? [event(finished_at, 'ended', why ? `${status}: ${why}` : status, since(finished_at, created_at))]
      : []),
  ];
}

const since = (end: Date, start: Date) => end.getTime() - start.getTime();

function ofMoney({ movements, run }: RunFacts): LifeEvent[] {
  const spendable = `user:${run.user_id}`;
  const moves = new Map(movements.map(({ id, kind, at }) => [id, { kind, at }]));
  return [...moves].map(([id, { kind, at }]) => {
    const legs = movements.filter((movement) => movement.id === id);
    const back = legs.find(({ account_id }) => account_id === spendable)?.amount ?? 0;
    // A movement has the time at which its transaction began, which is before its run was written.
    const when = new Date(Math.max(at.getTime(), run.created_at.getTime()));
    const earned = legs.find(({ account_id }) => account_id === 'sys:revenue')?.amount ?? 0;
    if (kind === 'reserve') return event(when, 'held', credits(-back));
    if (kind === 'settle') return event(when, 'settled', `${credits(earned)} charged, ${back} returned`);
    if (kind === 'refund') return event(when, 'returned', `${credits(back)}, nothing charged`);
    return event(when, kind === 'reversal' ? 'refunded' : kind, `${credits(back)} given back after the end`);
  });
}

function ofWorkflow({ queue, createdAt, dequeuedAt, executorId, attempts }: EngineWorkflow): LifeEvent[] {
  const again = attempts > 1 ? `, attempt ${attempts}` : '';
  return [
    event(new Date(createdAt), 'queued', queue ? `in ${queue}` : ''),
    ...(dequeuedAt ? [event(new Date(dequeuedAt), 'taken', `by ${executorId ?? 'a process'}${again}`)] : []),
  ];
}

type Detail = StoredRunEvent['detail'];
const outcomeOf = ({ step, outcome }: Detail): [string, string] => [String(step), String(outcome)];

/** Events that only the event log has: which process resumed the run, and a vendor's responses. */
function ofLog({ at, event: name, detail }: StoredRunEvent): LifeEvent[] {
  const { provider, providerRequestId, position, code, ms, after } = detail;
  const took = typeof ms === 'number' ? ms : null;
  if (name === 'resumed') return [event(at, 'resumed', after === null ? 'from the start' : `after step ${after}`)];
  if (name === 'provider_accepted')
    return [event(at, `${provider} accepted`, `request ${providerRequestId ?? 'without an id'}`, took)];
  if (name === 'provider_delivered') return [event(at, `${provider} delivered`, `for position ${position}`, took)];
  if (name === 'provider_failed') return [event(at, `${provider} failed`, String(code), took)];
  return [];
}

function ofStep({ name, startedAt, endedAt, threw }: EngineStep, outcome = 'ok'): LifeEvent {
  const at = new Date(endedAt ?? startedAt ?? 0);
  const ms = endedAt && startedAt ? endedAt - startedAt : null;
  return event(at, `step ${name}`, threw ? 'threw' : outcome === 'ok' ? '' : outcome, ms);
}

function ofWork({ requests, assets, steps }: RunFacts): LifeEvent[] {
  return [
    ...requests.map(({ created_at, provider, state, request_id }) =>
      event(created_at, `asked ${provider}`, `${state}, request ${request_id ?? 'without an id'}`),
    ),
    ...assets.map(({ created_at, role, content_type, bytes, deleted_at }) =>
      event(created_at, 'kept', `${role}, ${content_type}, ${bytes} bytes${deleted_at ? ', deleted since' : ''}`),
    ),
    ...steps.flatMap(({ position, type, made_by, status, charged, started_at, finished_at }) => [
      event(started_at, `part ${position + 1} begun`, `${type}, made by run ${made_by ?? 'none'}`),
      ...(finished_at
        ? [
            event(
              finished_at,
              `part ${position + 1} ended`,
              `${status}, ${credits(charged)}`,
              since(finished_at, started_at),
            ),
          ]
        : []),
    ]),
  ];
}

function ofOperators({ audited, retries, run }: RunFacts): LifeEvent[] {
  return [
    ...audited.map(({ at, action, actor }) => event(at, action, `by ${actor}`)),
    ...retries.flatMap(({ run_id, new_run_id, refused, answered_at }) => {
      if (!answered_at) return [];
      if (refused !== null) return [event(answered_at, 'retry refused', refused)];
      return run_id === run.id
        ? [event(answered_at, 'retried', `as run ${new_run_id}`)]
        : [event(answered_at, 'made', `as a retry of run ${run_id}`)];
    }),
  ];
}
