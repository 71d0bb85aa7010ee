import type { ChatModel, ChatOrder } from '@flint/engines/spec/chat-model';
import type { ChatReply } from '@flint/engines/spec/media-orders';
import type { Offered } from '@flint/engines/spec/offers';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import { shortened } from '@flint/shared/contracts/graphemes';
import { chatCosts } from '@flint/shared/contracts/prices/chat-costs';
import { chargeChat } from '@flint/shared/contracts/prices/chat-price';
import type { ToolOutput, ToolRecipe } from '@flint/shared/contracts/recipes/tool';
import { findTool } from '@flint/shared/tools/tools';
import { AppError } from '../../platform/http/app-error';
import { wholeCharacters } from '../chat/whole-characters';
import { defineKind } from '../generation/define-kind';
import { type Delivery, type Engine, type Kind, type Maker, vendorWork } from '../generation/kind';
import type { StepDeps } from '../generation/plan';
import type { WritingTool } from './implementation';
import { findImplementation } from './implementations/find-implementation';
import { orderFor } from './prompt/messages';
import type { RuleWriter } from './rule-writer';
import { askQueue } from './vendor-again';
import { type ModelAnswer, writeWithModel } from './write-with-model';
import { writeWithRules } from './write-with-rules';

const TITLE_MAX = 200;
/** Maximum characters of one ordered token; a model that exceeds it ignores its limit. */
const CHARACTERS_PER_TOKEN = 32;

/** The kind `tool`: holds the most an answer can cost and is charged for its use; an unusable answer is free. */
export function createToolKind(deps: ToolKindDeps): Kind<'tool'> {
  return defineKind({
    name: 'tool',
    offers: deps.offers,
    maker: (offer) => makerOf(deps, offer),
    // The copywriter takes 10 ms, so polling is most of the wait.
    queue: { atOnce: 4, perUser: 4 },
    title: titleOf,
  });
}

interface ToolKindDeps {
  readonly steps: StepDeps;
  /** Chat providers write for tools; the built-in copywriter has an implementation of its own. */
  readonly offers: readonly [Offered<'chat'>, ...Offered<'chat'>[]];
  readonly rules: RuleWriter;
  readonly limitMs: number;
}

/** Title of a run: the tool's name and the form's first text. */
function titleOf({ tool, input }: ToolRecipe): string {
  const named = findTool(tool)?.title ?? tool;
  const about = Object.values(input).find((value) => typeof value === 'string' && value.trim() !== '');
  return shortened(`${named}: ${String(about ?? '').trim()}`, TITLE_MAX);
}

/** @throws AppError `not_configured` for a tool of a later release */
function writingOf({ tool }: Pick<ToolRecipe, 'tool'>): WritingTool {
  const implementation = findImplementation(tool);
  if (implementation && 'write' in implementation) return implementation;
  throw new AppError('not_configured', 'This tool is not available on this server.');
}

function makerOf({ steps, limitMs, rules: writer }: ToolKindDeps, offer: Offered<'chat'>): Maker<'tool'> {
  if (offer.form === 'call') return byModel(offer.model);
  if (offer.form === 'queue') return byVendor(offer.model, steps, limitMs);
  return {
    servedBy: offer.servedBy,
    async make(recipe, { signal, say, price }) {
      say('Writing', null);
      return delivered(await writeWithRules(writer, writingOf(recipe), recipe, signal), recipe, offer.servedBy, price);
    },
  };
}

function byModel(model: ChatModel): Engine<'tool'> {
  return {
    servedBy: model.servedBy,
    async make(recipe, { signal, say, price }) {
      const output = await writeWithModel(writingOf(recipe), recipe, (order, again) => {
        say(again ? 'Mending the answer' : 'Writing', null);
        return listen(model, order, signal);
      });
      return delivered(output, recipe, model.servedBy, price);
    },
  };
}

/** Collects the whole answer of a model. */
async function listen(model: ChatModel, order: ChatOrder, signal: AbortSignal): Promise<ModelAnswer> {
  const whole = wholeCharacters();
  const said = { text: '', cut: true, model: order.model, usage: null as ModelAnswer['usage'] };
  let thought = 0;
  const enough = new Error('It does not stop at its length');
  try {
    await model.stream(order, signal, (part) => {
      if (part.type === 'end')
        Object.assign(said, { cut: part.end === 'length', usage: part.usage, model: part.model });
      else if (part.type === 'retract') said.text = '';
      else if (part.type === 'delta') said.text += whole(part.text);
      else if (part.type === 'thought') thought += part.text.length;
      if (said.text.length + thought > order.maxTokens * CHARACTERS_PER_TOKEN) throw enough;
    });
  } catch (error) {
    if (error !== enough) throw error;
    said.cut = true;
  }
  return said;
}

function byVendor(model: QueuedModel<ChatOrder, ChatReply>, steps: StepDeps, limitMs: number): Maker<'tool'> {
  const toSaid = ({ text, usage }: ChatReply, { model: named }: ToolRecipe): ModelAnswer => ({
    ...{ text: wholeCharacters()(text), cut: false, model: named, usage },
  });
  return {
    servedBy: model.servedBy,
    whyNot: (recipe) => model.whyNot?.(orderFor(writingOf(recipe), recipe)),
    work: vendorWork<'tool', ChatOrder, ChatReply>({
      model,
      toOrder: async (recipe) => orderFor(writingOf(recipe), recipe),
      async deliver(reply, recipe, { runId, userId, price }) {
        const plan = { id: runId, userId, deadline: Date.now() + limitMs };
        const output = await writeWithModel(writingOf(recipe), recipe, async (order, again) =>
          toSaid(again ? await askQueue(steps, model, plan, order) : reply, recipe),
        );
        return delivered(output, recipe, model.servedBy, price);
      },
    }),
  };
}

function delivered(
  output: ToolOutput,
  { model }: ToolRecipe,
  servedBy: Parameters<typeof chatCosts>[0],
  price: number,
): Delivery<'tool'> {
  return { files: [], output, accrued: chargeChat(chatCosts(servedBy), model, output.usage, price) };
}
