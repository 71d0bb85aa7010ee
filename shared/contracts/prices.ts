import { brandText } from './brand-text';
import { estimateChat } from './chat-costs';
import type { Costs } from './credits';
import { type Fare, priceFare } from './fare';
import type { Capability } from './models';
import { imageFare } from './recipes/image';
import { musicFare } from './recipes/music';
import { promptFare } from './recipes/prompt';
import { speechFare } from './recipes/speech';
import { transcriptFare } from './recipes/transcript';
import type { Recipes } from './runs';
import { estimateTool } from './tool-price';
import { priceVideo } from './video-costs';

/** Kinds of work that are priced by what was ordered. */
type Priced = Capability | 'tool';

type Price<K extends Priced> = (costs: Costs, recipe: Recipes[K]) => number;

const by =
  <Recipe>(fareOf: (recipe: Recipe) => Fare) =>
  (costs: Costs, recipe: Recipe) =>
    priceFare(costs, fareOf(recipe));

const PRICES: { readonly [K in Priced]: Price<K> } = {
  image: by(imageFare),
  video: (costs, { model, duration }) => priceVideo(costs, model, duration),
  speech: by(speechFare),
  transcript: by(transcriptFare),
  music: by(musicFare),
  prompt: by(promptFare),
  chat: (costs, { model, messages, brand, maxTokens, spark }) => {
    const told = brand ? [...messages, { content: brandText(brand) }] : messages;
    return estimateChat(costs, model, told, maxTokens, spark?.promptTokens);
  },
  tool: (costs, { input, model, maxTokens, brand, part }) =>
    estimateTool(costs, { input, model, maxTokens, branded: brand !== undefined, told: part?.told }),
};

/**
 * The price of an order in whole credits, of whatever kind: the button shows it, the server holds it. A workflow costs
 * what its steps cost.
 * @throws RangeError when the table has no price for it: nothing is ever free by accident
 */
export function priceOf<K extends Priced>(kind: K, costs: Costs, recipe: Recipes[K]): number {
  return PRICES[kind](costs, recipe);
}
