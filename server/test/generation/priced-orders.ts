import { randomUUID } from 'node:crypto';
import { clampCount, IMAGE_STYLES, modelFor } from '@flint/shared/contracts/image-options';
import { generateImage } from '@flint/shared/contracts/images';
import { IMAGE_MODEL_IDS, type Makers, VIDEO_MODEL_IDS } from '@flint/shared/contracts/models';
import { generateMusic, MUSIC_SECONDS, QUICK_SECONDS, textToMusic } from '@flint/shared/contracts/music';
import { costTable } from '@flint/shared/contracts/prices/cost-table';
import {
  imageItem,
  musicItem,
  priceItem,
  promptItem,
  speechItem,
  transcriptItem,
  videoItem,
} from '@flint/shared/contracts/prices/line-items';
import { promptFromImages } from '@flint/shared/contracts/prompts';
import { speechToText, textToSpeech } from '@flint/shared/contracts/speech';
import { DEFAULT_VIDEO_MODEL, DEFAULT_VIDEO_SECONDS, generateVideo, secondsMade } from '@flint/shared/contracts/videos';
import type { Random } from '../support/random';

/** A request, and the price that its button shows. */
export interface PricedOrder {
  readonly path: string;
  readonly body: object;
  readonly price: number;
}

/** Seconds of the longest recording; enough for the most expensive order of a vendor. */
const SECONDS_MAX = 3600;

/** Random requests as forms send them: with and without defaults, at lengths around each step of a price. */
export function pricedOrders(makers: Makers, heard: { seconds: number }): ((random: Random) => PricedOrder)[] {
  const costs = costTable(makers);
  const letters = ['a', 'é', '東', '🌊', ' '];
  const piece =
    (call: typeof generateMusic | typeof textToMusic, longest: number, usual: number) => (random: Random) => {
      const duration = random.maybe() ? random.among([random.whole(5, longest), 30, 31, 60, longest]) : undefined;
      const price = priceItem(costs, musicItem({ duration: duration ?? usual }));
      return { path: call.path, body: { prompt: 'a walk', duration }, price };
    };
  return [
    (random) => {
      const [style, model] = [
        random.among([undefined, ...IMAGE_STYLES]),
        random.among([undefined, ...IMAGE_MODEL_IDS]),
      ];
      const num_images = random.among([undefined, -3, 0, 1, 2, 3, 4, 9]);
      const item = imageItem({ model: modelFor(model, style), count: clampCount(num_images) });
      return {
        path: generateImage.path,
        body: { prompt: 'a lake', style, model, num_images },
        price: priceItem(costs, item),
      };
    },
    (random) => {
      const model = random.maybe() ? random.among(VIDEO_MODEL_IDS) : undefined;
      const duration = random.maybe() ? random.among([random.number(1, 30), random.whole(1, 30)]) : undefined;
      const wished = duration ?? DEFAULT_VIDEO_SECONDS;
      const named = model ?? DEFAULT_VIDEO_MODEL;
      const made = secondsMade(makers.video ?? 'embedded', named, wished);
      return {
        path: generateVideo.path,
        body: { prompt: 'waves', model, duration },
        price: priceItem(costs, videoItem({ model: named, duration: made })),
      };
    },
    (random) => {
      const length = random.among([1, 999, 1000, 1001, 2000, 5000, random.whole(1, 5000)]);
      const text = Array.from({ length }, (_, at) => (at % 7 === 6 ? random.among(letters) : 'x'));
      const spoken = `x${text.slice(2).join('')}${length > 1 ? 'x' : ''}`.slice(0, 5000);
      return { path: textToSpeech.path, body: { text: spoken }, price: priceItem(costs, speechItem({ text: spoken })) };
    },
    piece(generateMusic, 120, QUICK_SECONDS),
    piece(textToMusic, 300, MUSIC_SECONDS),
    (random) => {
      heard.seconds = random.among([0.2, 59.99, 60, 60.01, random.number(0.1, SECONDS_MAX)]);
      const price = priceItem(costs, transcriptItem(heard));
      return { path: speechToText.path, body: { upload_id: randomUUID() }, price };
    },
    (random) => {
      const images = Array.from({ length: random.whole(0, 4) }, (_, at) => `https://pictures.example.com/${at}.png`);
      const body = images.length > 0 ? { images } : { text: 'Start with the end. Follow for more.' };
      return { path: promptFromImages.path, body, price: priceItem(costs, promptItem()) };
    },
  ];
}
