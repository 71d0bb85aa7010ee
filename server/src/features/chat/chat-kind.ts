import { chatCosts } from '@flint/shared/contracts/chat-costs';
import type { ChatRecipe } from '@flint/shared/contracts/recipes/chat';
import type { Db } from '../../platform/db/database';
import type { ChatModel, ChatOrder } from '../../providers/spec/chat-model';
import type { ChatReply } from '../../providers/spec/media-orders';
import type { QueuedModel } from '../../providers/spec/queued-model';
import { type Maker, type MediaKind, vendorWork } from '../generation/media-kind';
import type { RunWork } from '../runs/run-work';
import { toKept } from './chat-answers';
import { writeAnswer } from './write-answer';

/** Who answers: a model that streams, or a vendor's queue, which brings the whole answer at once. */
export type Answerer = ChatModel | QueuedModel<ChatOrder, ChatReply>;

const TITLE_MAX = 200;

/** Conversations: each answer is a run, whose hold is the most it can cost and whose charge is what it used. */
export function createChatKind(deps: { db: Db; work: Pick<RunWork, 'read'>; answerer: Answerer }): MediaKind<'chat'> {
  const { answerer } = deps;
  return {
    kind: 'chat',
    maker: 'stream' in answerer ? streamed({ ...deps, model: answerer }) : queued(answerer),
    title: ({ messages }) => (messages.at(-1)?.content ?? '').trim().slice(0, TITLE_MAX),
    ...('whyNot' in answerer && { whyNot: (recipe: ChatRecipe) => answerer.whyNot?.(toOrder(recipe)) }),
  };
}

function streamed(deps: { db: Db; work: Pick<RunWork, 'read'>; model: ChatModel }): Maker<'chat'> {
  return {
    servedBy: deps.model.servedBy,
    steps: (run) => run.step('answer', ({ signal }) => writeAnswer(deps, run, signal)),
  };
}

function queued(model: QueuedModel<ChatOrder, ChatReply>): Maker<'chat'> {
  return {
    servedBy: model.servedBy,
    work: vendorWork<'chat', ChatOrder, ChatReply>({
      model,
      toOrder: async (recipe) => toOrder(recipe),
      async deliver({ text, usage }, recipe, { price }) {
        const draft = { content: text, model: recipe.model, end: 'stop' as const, usage };
        const { output, earned } = toKept(draft, recipe, chatCosts(model.servedBy), price);
        return { files: [], output, charge: earned };
      },
    }),
  };
}

const toOrder = (recipe: ChatRecipe): ChatOrder => recipe;
