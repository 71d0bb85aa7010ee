import type { AnswerModel, ChatModel, ChatOrder } from '@flint/engines/spec/chat-model';
import type { ChatReply } from '@flint/engines/spec/media-orders';
import type { Offered } from '@flint/engines/spec/offers';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import { shortened } from '@flint/shared/contracts/graphemes';
import { chatCosts } from '@flint/shared/contracts/prices/chat-costs';
import type { ChatRecipe } from '@flint/shared/contracts/recipes/chat';
import type { Db } from '../../platform/db/database';
import type { RunSignals } from '../../platform/runs/signals';
import type { Brands } from '../brands/brands-service';
import { defineKind } from '../generation/define-kind';
import { type Kind, type Maker, vendorWork } from '../generation/kind';
import type { LiveAnswers } from '../runs/live/live-answers';
import type { RunWork } from '../runs/run-work';
import { toKept } from './chat-answers';
import { toOrder } from './chat-order';
import { type ChatRequest, toChatRecipe } from './chat-recipe';
import { wholeCharacters } from './whole-characters';
import { writeAnswer } from './write-answer';

/** Extension point for a feature that stores answers in conversations of its own. */
export interface Places {
  /** Builds the prompt of a recipe that belongs to a conversation. */
  toOrder(recipe: ChatRecipe, runId: string): Promise<ChatOrder>;
  /** Wraps a model, so that proposals are separated from the text of its answers. */
  proposing(model: AnswerModel): AnswerModel;
  /** Separates the proposals of a whole answer. */
  split(answer: string): { readonly text: string; readonly proposals: readonly string[] };
  /** Called when the answer has ended, also by failure. */
  ended(runId: string): Promise<void>;
}

interface ChatKindDeps {
  readonly db: Db;
  readonly work: Pick<RunWork, 'read'>;
  readonly live: LiveAnswers;
  readonly signals: Pick<RunSignals, 'onReader'>;
  readonly offers: readonly [Offered<'chat'>, ...Offered<'chat'>[]];
  readonly brands: Pick<Brands, 'forPrompt'>;
  readonly places: Places;
}

const TITLE_MAX = 200;

/** The kind `chat`: each answer is a run, which holds the most it can cost and is charged for its use. */
export function createChatKind(deps: ChatKindDeps): Kind<'chat'> {
  return defineKind({
    name: 'chat',
    offers: deps.offers,
    // Twice what a vendor writes at once for one user.
    room: { ownMost: 16, noun: 'answers', longestWaitS: 30 },
    maker: (offer) => makerOf(deps, offer),
    recipe: (userId, body: ChatRequest) => toChatRecipe(deps, userId, body),
    title: ({ messages }) => shortened((messages.at(-1)?.content ?? '').trim(), TITLE_MAX),
  });
}

function makerOf(deps: ChatKindDeps, offer: Offered<'chat'>): Maker<'chat'> {
  if (offer.form === 'queue') return queued(deps, offer.model);
  if (offer.form === 'call') return streamed(deps, offer.model);
  const { copywriter, placed } = offer.engine;
  return streamed(deps, copywriter, placed);
}

/** @param placed model for answers in conversations, when it differs */
function streamed(
  { db, work, live, signals, places }: ChatKindDeps,
  model: ChatModel,
  placed: AnswerModel = model,
): Maker<'chat'> {
  return {
    servedBy: model.servedBy,
    steps: (run) =>
      run.step('answer', async ({ signal }) => {
        const { id, recipe, price } = run;
        if (!recipe.spark)
          return writeAnswer({ db, work, live, signals, model }, { id, recipe, price, told: toOrder(recipe) }, signal);
        const told = await places.toOrder(recipe, id);
        try {
          const writer = { db, work, live, signals, model: places.proposing(placed) };
          return await writeAnswer(writer, { id, recipe, price, told }, signal);
        } finally {
          await places.ended(id);
        }
      }),
  };
}

function queued({ places }: ChatKindDeps, model: QueuedModel<ChatOrder, ChatReply>): Maker<'chat'> {
  return {
    servedBy: model.servedBy,
    whyNot: (recipe) => model.whyNot?.(recipe),
    work: vendorWork<'chat', ChatOrder, ChatReply>({
      model,
      toOrder: async (recipe, { runId }) => (recipe.spark ? places.toOrder(recipe, runId) : toOrder(recipe)),
      async deliver({ text, thoughts = '', usage }, recipe, { price }) {
        const whole = wholeCharacters()(text);
        const { text: content, proposals } = recipe.spark ? places.split(whole) : { text: whole, proposals: [] };
        const proposed = proposals.length > 0 && { proposals: [...proposals] };
        const thought = { thoughts: wholeCharacters()(thoughts), moved: 0 };
        const draft = { content, ...thought, model: recipe.model, end: 'stop' as const, usage, ...proposed };
        const { output, accrued } = toKept(draft, recipe, chatCosts(model.servedBy), price);
        return { files: [], output, accrued };
      },
    }),
  };
}
