import { brandText } from '../brand-text';
import type { Costs } from '../credits';
import type { RunKind, UnpricedKind } from '../kinds';
import type { Recipes } from '../runs';
import { priceChat } from './chat-price';
import {
  cutoutItem,
  editItem,
  imageItem,
  type LineItem,
  musicItem,
  priceItem,
  promptItem,
  speechItem,
  transcriptItem,
  upscaleItem,
  videoItem,
} from './line-items';
import { priceTool } from './tool-price';

/** Kinds that are priced by their order. */
type Priced = Exclude<RunKind, UnpricedKind>;

type Price<K extends Priced> = (costs: Costs, recipe: Recipes[K]) => number;

const by =
  <Recipe>(itemOf: (recipe: Recipe) => LineItem) =>
  (costs: Costs, recipe: Recipe) =>
    priceItem(costs, itemOf(recipe));

const PRICES: { readonly [K in Priced]: Price<K> } = {
  image: by(imageItem),
  edit: by(editItem),
  cutout: by(cutoutItem),
  upscale: by(upscaleItem),
  video: by(videoItem),
  speech: by(speechItem),
  transcript: by(transcriptItem),
  music: by(musicItem),
  prompt: by(promptItem),
  chat: (costs, { model, messages, brand, maxTokens, spark }) => {
    const told = brand ? [...messages, { content: brandText(brand) }] : messages;
    return priceChat(costs, model, told, maxTokens, spark?.promptTokens);
  },
  tool: (costs, { input, model, maxTokens, brand, part }) =>
    priceTool(costs, { input, model, maxTokens, branded: brand !== undefined, told: part?.told }),
};

/**
 * The price of an order of any kind in whole credits: the button shows it, the server holds it. A workflow costs the
 * sum of its steps (`workflow-price.ts`).
 * @throws RangeError when the cost table has no row for it: nothing is ever free by accident
 */
export function priceRecipe<K extends Priced>(kind: K, costs: Costs, recipe: Recipes[K]): number {
  return PRICES[kind](costs, recipe);
}
