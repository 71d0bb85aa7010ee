import type { AnswerModel, ChatOrder } from '@flint/engines/spec/chat-model';
import { DECLINED_PROMPT, FAULT_WORDS, ProviderError } from '@flint/engines/spec/provider-error';
import { chatCosts } from '@flint/shared/contracts/prices/chat-costs';
import type { ChatRecipe } from '@flint/shared/contracts/recipes/chat';
import type { Db } from '../../platform/db/database';
import type { RunSignals } from '../../platform/runs/signals';
import { exchangeAtOnce } from '../generation/exchange';
import { claimRequest, recordRequest } from '../generation/provider-requests';
import { stopReasonOf } from '../generation/stop-signal';
import type { LiveAnswers } from '../runs/live/live-answers';
import { recordMore } from '../runs/record-delivery';
import type { RunWork } from '../runs/run-work';
import { type Draft, toKept } from './chat-answers';
import { createPersistInterval } from './persist-interval';
import { throttle } from './throttle';
import { wholeCharacters } from './whole-characters';

/** Sequence number of an answer's only provider request. */
const ONLY = 0;

/** Maximum characters of one ordered token, long runs of spaces included; a model that exceeds it ignores its limit. */
const CHARACTERS_PER_TOKEN = 32;
const ENDLESS = 'The model did not stop at the length that was ordered. What had arrived is kept.';

const INTERRUPTED = 'The server was interrupted while this was written. What had arrived is kept.';

interface WriterDeps {
  readonly db: Db;
  readonly work: Pick<RunWork, 'read'>;
  readonly live: LiveAnswers;
  readonly signals: Pick<RunSignals, 'onReader'>;
  readonly model: AnswerModel;
}

interface Order {
  readonly id: string;
  readonly recipe: ChatRecipe;
  /** The model's prompt. */
  readonly told: ChatOrder;
  /** Credits held for it. */
  readonly price: number;
}

/**
 * Orders an answer and checkpoints its text with the credits accrued, so that a run that ends early keeps what was
 * written. At-most-once: an order is never sent again.
 * @throws ProviderError; the signal's reason when it fired
 */
export async function writeAnswer(deps: WriterDeps, order: Order, signal: AbortSignal): Promise<null> {
  await claimOrder(deps, order.id);
  const live = deps.live.begin(order.id);
  const draft: Omit<Draft, 'content'> = { model: order.recipe.model, end: 'cut', usage: null };
  const pace = createPersistInterval(() => deps.live.size);
  const keeping = throttle(() => keep(deps, order, { ...draft, content: live.text.slice() }), pace.everyMs);
  const unsubscribe = deps.signals.onReader(order.id, () => {
    pace.read();
    keeping.reschedule();
  });
  const whole = wholeCharacters();
  try {
    await exchangeAtOnce(deps.model.servedBy, signal, async () => {
      await deps.model.stream(order.told, signal, (part) => {
        if (part.type === 'end') Object.assign(draft, { end: part.end, usage: part.usage, model: part.model });
        else if (part.type === 'free') draft.free = true;
        else if (part.type === 'proposal') draft.proposals = [...(draft.proposals ?? []), part.json];
        else {
          live.tell(whole(part.text));
          if (live.text.length > order.told.maxTokens * CHARACTERS_PER_TOKEN)
            throw new ProviderError('failed', { message: ENDLESS });
        }
        keeping.request();
      });
      if (live.text.slice().trim() === '') throw noWords(draft);
    });
  } catch (error) {
    draft.end = stopReasonOf(signal) === 'cancelled' ? 'stopped' : 'cut';
    throw error;
  } finally {
    unsubscribe();
    await keeping.flush().finally(() => live.end());
  }
  await recordRequest(deps.db, order.id, ONLY, { state: 'done' });
  return null;
}

/**
 * At-most-once guard.
 * @throws ProviderError when a process that has died sent the order; the built-in copywriter starts again
 */
async function claimOrder({ db, work, model }: WriterDeps, id: string): Promise<void> {
  if ((await claimRequest(db, id, ONLY, model.servedBy)) === 'fresh') return;
  const { units } = await work.read(id);
  if (units !== null) throw new ProviderError('failed', { message: INTERRUPTED });
  if (model.servedBy !== 'embedded') throw new ProviderError('failed', { message: FAULT_WORDS.lost_response });
}

async function keep({ db, model }: WriterDeps, { id, recipe, price }: Order, draft: Draft): Promise<void> {
  if (draft.content.trim() === '') return;
  const { output, accrued } = toKept(draft, recipe, chatCosts(model.servedBy), price);
  if (!(await recordMore(db, id, { units: 1, accrued, output }))) throw new Error('The run has ended');
}

function noWords({ end }: Pick<Draft, 'end'>): ProviderError {
  return end === 'filtered'
    ? new ProviderError('refused', { message: DECLINED_PROMPT })
    : new ProviderError('failed', { diagnostic: `no words, end: ${end}` });
}
