import { DEFAULT_CHAT_MODEL, DEFAULT_MAX_TOKENS } from '@flint/shared/contracts/chat';
import type { Costs } from '@flint/shared/contracts/credits';
import { DEFAULT_IMAGE_STYLE, modelFor } from '@flint/shared/contracts/image-options';
import { QUICK_SECONDS } from '@flint/shared/contracts/music';
import { priceChat } from '@flint/shared/contracts/prices/chat-price';
import { imageItem, musicItem, shownPrice, speechItem, videoItem } from '@flint/shared/contracts/prices/line-items';
import type { PageId } from '@flint/shared/contracts/routes';
import { DEFAULT_VIDEO_MODEL, DEFAULT_VIDEO_SECONDS } from '@flint/shared/contracts/videos';

/** What can be made of words, and where. */
interface Making {
  readonly value: string;
  readonly label: string;
  readonly page: PageId;
  /** The page's query beside the words. */
  readonly query: Readonly<Record<string, string>>;
  /** The label of the button that goes there. */
  readonly way: string;
  /** The price of these words by the form's defaults, in whole credits; undefined where it is not known. */
  readonly price: (costs: Costs | null, words: string) => number | undefined;
}

/** The first is chosen at first. */
export const MAKINGS: readonly [Making, ...Making[]] = [
  {
    value: 'picture',
    label: 'Picture',
    page: 'generator',
    query: {},
    way: 'Go to the generator',
    price: (costs) => shownPrice(costs, imageItem({ model: modelFor(undefined, DEFAULT_IMAGE_STYLE), count: 1 })),
  },
  {
    value: 'film',
    label: 'Film',
    page: 'falGenerator',
    query: { kind: 'video' },
    way: 'Go to films',
    price: (costs) => shownPrice(costs, videoItem({ model: DEFAULT_VIDEO_MODEL, duration: DEFAULT_VIDEO_SECONDS })),
  },
  {
    value: 'music',
    label: 'Music',
    page: 'musicGenerator',
    query: {},
    way: 'Go to music',
    price: (costs) => shownPrice(costs, musicItem({ duration: QUICK_SECONDS })),
  },
  {
    value: 'voice',
    label: 'Voice',
    page: 'playground',
    query: { view: 'speech' },
    way: 'Go to speech',
    price: (costs, text) => shownPrice(costs, speechItem({ text })),
  },
  {
    value: 'text',
    label: 'Text',
    page: 'playground',
    query: { view: 'chat' },
    way: 'Go to the chat',
    price: chatPrice,
  },
];

function chatPrice(costs: Costs | null, content: string): number | undefined {
  try {
    return costs ? priceChat(costs, DEFAULT_CHAT_MODEL, [{ content }], DEFAULT_MAX_TOKENS) : undefined;
  } catch {
    // No provider answers chats here.
    return undefined;
  }
}
