import type { AnswerModel, ChatOrder } from '@flint/engines/spec/chat-model';
import { DECLINED_PROMPT, FAULT_WORDS, ProviderError } from '@flint/engines/spec/provider-error';
import { chatCosts } from '@flint/shared/contracts/prices/chat-costs';
import type { ChatRecipe } from '@flint/shared/contracts/recipes/chat';
import type { Db } from '../../platform/db/database';
import type { RunSignals } from '../../platform/runs/signals';
import { exchangeAtOnce } from '../generation/exchange';
import { claimRequest, recordRequest, recordUsage } from '../generation/provider-requests';
import { stopReasonOf } from '../generation/stop-signal';
import { createUsageMeter } from '../generation/usage-meter';
import { GrowingText } from '../runs/live/growing-text';
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
const ONLY_THOUGHTS =
  'The model thought until the ordered length was used up, and wrote no answer. Allow a longer one.';
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
  const draft: Omit<Draft, 'content' | 'thoughts' | 'moved'> = { model: order.recipe.model, end: 'cut', usage: null };
  const pace = createPersistInterval(() => deps.live.size);
  const thoughts = new GrowingText();
  const meter = createUsageMeter();
  const kept = createKeeper(deps, order);
  const keeping = throttle(() => {
    const { text, moved } = live;
    return kept.keep({ ...draft, content: text.slice(), thoughts: thoughts.slice(), moved });
  }, pace.everyMs);
  const unsubscribe = deps.signals.onReader(order.id, () => {
    pace.read();
    keeping.reschedule();
  });
  const [whole, wholeThoughts] = [wholeCharacters(), wholeCharacters()];
  try {
    await exchangeAtOnce(deps.model.servedBy, signal, async () => {
      await deps.model.stream(order.told, signal, (part) => {
        if (part.type === 'end') {
          Object.assign(draft, { end: part.end, usage: part.usage, model: part.model });
          if (part.billed) meter.tell(part.billed);
        } else if (part.type === 'free') draft.free = true;
        else if (part.type === 'proposal') draft.proposals = [...(draft.proposals ?? []), part.json];
        else if (part.type === 'thought') thoughts.append(wholeThoughts(part.text));
        else if (part.type === 'retract') {
          thoughts.append(live.text.slice());
          live.retract();
          delete draft.proposals;
        } else live.tell(whole(part.text));
        if (live.text.length + thoughts.length > order.told.maxTokens * CHARACTERS_PER_TOKEN)
          throw new ProviderError('failed', { message: ENDLESS });
        keeping.request();
      });
      if (live.text.slice().trim() === '') throw noWords(draft, thoughts.length > 0);
    }).finally(() => recordUsage(deps.db, order.id, ONLY, meter.total()));
  } catch (error) {
    draft.end = stopReasonOf(signal) === 'cancelled' ? 'stopped' : 'cut';
    throw error;
  } finally {
    unsubscribe();
    kept.end();
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
  if (units === 0) await recordMore(db, id, NOTHING);
  if (units !== null) throw new ProviderError('failed', { message: INTERRUPTED });
  if (model.servedBy !== 'embedded') throw new ProviderError('failed', { message: FAULT_WORDS.lost_response });
}

/** What is recorded of an answer without words, which costs nothing. */
const NOTHING = { units: 0, accrued: 0, output: null };

/** Writes checkpoints of an answer. Thoughts without an answer are shown while it is written, and dropped at its end. */
function createKeeper({ db, model }: WriterDeps, { id, recipe, price }: Order) {
  let written = false;
  let ended = false;
  return {
    /** The next checkpoint is the last. */
    end(): void {
      ended = true;
    },
    async keep(draft: Draft): Promise<void> {
      const { output, accrued } = toKept(draft, recipe, chatCosts(model.servedBy), price);
      const isBlank = draft.content.trim() === '';
      if (isBlank && !written && (ended || output.thoughts === undefined)) return;
      const thinking = ended ? NOTHING : { ...NOTHING, output };
      if (!(await recordMore(db, id, isBlank ? thinking : { units: 1, accrued, output })))
        throw new Error('The run has ended');
      written = true;
    },
  };
}

function noWords({ end }: Pick<Draft, 'end'>, thought: boolean): ProviderError {
  if (end === 'filtered') return new ProviderError('refused', { message: DECLINED_PROMPT });
  const message = thought && end === 'length' ? { message: ONLY_THOUGHTS } : {};
  return new ProviderError('failed', { ...message, diagnostic: `no words, end: ${end}` });
}
