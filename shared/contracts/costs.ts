import { chatCosts } from './chat-costs';
import type { Costs } from './credits';
import { IMAGE_MODELS, type Makers, type ServedBy } from './models';
import { videoCosts } from './video-costs';

/** Changes with every change of a price; runs keep the version they were priced under. */
export const COST_VERSION = '2026-11-2';

/** Credits for one of anything by a built-in engine, whatever model was named (architecture §8.4). */
const BUILT_IN_CREDITS = 1;

/** Credits where a vendor does the work. */
const VENDOR_CREDITS = { 'speech:1000': 4, 'transcript:minute': 2, 'music:30s': 6, prompt: 2 } as const;

/** What pictures cost where `servedBy` makes them, in whole credits. */
export function imageCosts(servedBy: ServedBy): Costs {
  return Object.fromEntries(
    IMAGE_MODELS.map((m) => [`image:${m.id}`, servedBy === 'embedded' ? BUILT_IN_CREDITS : m.vendorCredits]),
  );
}

/** The prices in force on a server with these makers, in whole credits; what nobody makes there has none. */
export function costTable({ image, video, speech, transcript, music, prompt, chat }: Makers): Costs {
  const one = (key: keyof typeof VENDOR_CREDITS, by: ServedBy | null): Costs =>
    by === null ? {} : { [key]: by === 'embedded' ? BUILT_IN_CREDITS : VENDOR_CREDITS[key] };
  return {
    ...(image && imageCosts(image)),
    ...(video && videoCosts(video)),
    ...one('speech:1000', speech),
    ...one('transcript:minute', transcript),
    ...one('music:30s', music),
    ...one('prompt', prompt),
    ...(chat && chatCosts(chat)),
  };
}
