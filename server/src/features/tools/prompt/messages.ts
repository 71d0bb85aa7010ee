import type { ChatOrder, ChatTurn } from '@flint/engines/spec/chat-model';
import { brandPart, DATA_RULES, type DataPart } from '@flint/engines/spec/data-parts';
import type { ToolRecipe } from '@flint/shared/contracts/recipes/tool';
import { type AnswerNode, placeAt } from '@flint/shared/tools/paths';
import type { WritingTool } from '../implementation';
import { type JsonSchema, schemaOf, schemaOfPart } from './json-schema';

const HOUSE = `You write for a creator who fills in a form. The form, and what is known of a brand, come as material.
- Use what the form says. Never invent a number, a name, a quote, a source, a price, a date or a result.
- Write in the language of the form's texts.
- Plain words. No "unleash", "supercharge", "game-changer", "dive in", no exclamation marks unless the form has them.
- What the form leaves empty is open: choose what serves the reader.
- Answer with one JSON value that fits the schema, and nothing around it.`;

/** The schema ordered: of the whole answer, or of one part. */
interface Wanted {
  readonly schema: JsonSchema;
  /** The request in words. */
  readonly ask: string;
}

/** Builds the prompt of a recipe. */
export function orderFor({ definition, guide }: WritingTool, recipe: ToolRecipe): ChatOrder {
  const { schema, ask } = wantedOf(definition.output, recipe);
  const { model, maxTokens, seed, brand, part } = recipe;
  const rules = [HOUSE, guide, `The schema: ${JSON.stringify(schema)}`, DATA_RULES].join('\n\n');
  const data: DataPart[] = [
    { kind: 'form', name: 'The form', text: JSON.stringify(recipe.input, null, 1) },
    ...(part
      ? [{ kind: 'form' as const, name: 'The answer so far', text: JSON.stringify(part.current, null, 1) }]
      : []),
    ...(brand ? [brandPart(brand)] : []),
  ];
  const format = { name: nameOf(recipe.tool), schema };
  return {
    messages: [
      { role: 'system', content: rules },
      { role: 'user', content: ask, data },
    ],
    ...{ model, maxTokens, seed, format },
    temperature: null,
  };
}

const nameOf = (tool: string) => tool.replace(/[^\w-]/g, '_');

/** Parts are wrapped in an object, since some endpoints accept schemas of objects only. */
const WRAPPED = 'value';

function wantedOf(shape: Parameters<typeof schemaOf>[0], { input, part }: ToolRecipe): Wanted {
  if (!part) return { schema: schemaOf(shape, input), ask: 'Fill in the schema from the form.' };
  const place = placeAt(shape, part.path) as AnswerNode;
  const inner = 'part' in place ? schemaOfPart(place.part, input) : schemaOf(place.item, input);
  const schema = {
    type: 'object',
    properties: { [WRAPPED]: inner },
    required: [WRAPPED],
    additionalProperties: false,
  };
  const ask = `Write one place of the answer anew: ${part.path}, positions counted from 0. It differs from what stands there and from its neighbours, and fits in its place.`;
  return { schema, ask };
}

/** Unwraps a part from a model's answer. */
export function unwrapped(answer: unknown, { part }: Pick<ToolRecipe, 'part'>): unknown {
  const isWrapped = part && typeof answer === 'object' && answer !== null && WRAPPED in answer;
  return isWrapped ? answer[WRAPPED] : answer;
}

/** Builds the correction prompt: the same order, with the errors of its first answer. */
export function orderAgain(order: ChatOrder, answer: string, wrong: readonly string[]): ChatOrder {
  const said: ChatTurn = { role: 'assistant', content: answer || '(nothing)' };
  const ask = `That cannot be used:\n${wrong.map((each) => `- ${each}`).join('\n')}\nSend the whole JSON again with this mended and everything else as it was.`;
  return { ...order, messages: [...order.messages, said, { role: 'user', content: ask }] };
}
