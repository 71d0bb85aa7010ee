import type { Offered } from '@flint/engines/spec/offers';
import { shortened } from '@flint/shared/contracts/graphemes';
import { PROMPT_LIMIT_MS, type PromptBody } from '@flint/shared/contracts/prompts';
import { defineKind } from '../generation/define-kind';
import type { Kind, Maker } from '../generation/kind';
import { builtInPrompts, endpointPrompts, type Reading, vendorPrompts } from './prompt-makers';
import { toPromptRecipe } from './prompt-recipe';

const TITLE_MAX = 80;

/** The kind `prompt`: reads prompts from pictures and texts. */
export function promptKind(
  reading: Reading,
  offers: readonly [Offered<'prompt'>, ...Offered<'prompt'>[]],
): Kind<'prompt'> {
  return defineKind({
    name: 'prompt',
    offers,
    maker: (offer) => makerOf(offer, reading),
    recipe: (userId, body: PromptBody) => toPromptRecipe(reading.pictures, userId, body),
    title: ({ images, text }) =>
      (text && shortened(text, TITLE_MAX)) ??
      (images.length === 1 ? 'Prompt from a picture' : `Prompt from ${images.length} pictures`),
    timeoutMs: () => PROMPT_LIMIT_MS,
  });
}

function makerOf(offer: Offered<'prompt'>, reading: Reading): Maker<'prompt'> {
  if (offer.form === 'engine') return builtInPrompts(reading);
  if (offer.form === 'call') return endpointPrompts(offer.model, offer.servedBy, reading);
  return vendorPrompts(offer, reading);
}
