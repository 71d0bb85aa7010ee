import type { Costs } from '../credits';
import type { Makers } from '../models';
import type { ServedBy } from '../providers';
import { chatCosts } from './chat-costs';
import { imageCosts } from './image-costs';
import { videoCosts } from './video-costs';

/**
 * Changes with every change of a cost or of a price computation; runs keep the version they were priced under.
 * `snapshot.test.ts` fails when a figure changes and this does not.
 */
export const COST_VERSION = '2026-11-4';

/** Credits at a vendor. */
const FLAT_COSTS = {
  ...{ 'speech:1000': 4, 'transcript:minute': 2, 'music:30s': 6, prompt: 2 },
  ...{ edit: 4, cutout: 1, 'upscale:2': 3, 'upscale:4': 6 },
} as const;
/** Credits for one unit of each at a built-in engine. */
const BUILT_IN_COST = 1;

/** The costs in force for these providers, in whole credits; a capability without a provider has no row. */
export function costTable({
  image,
  edit,
  cutout,
  upscale,
  video,
  speech,
  transcript,
  music,
  prompt,
  chat,
}: Makers): Costs {
  const row = (key: keyof typeof FLAT_COSTS, by: ServedBy | null): Costs =>
    by === null ? {} : { [key]: by === 'embedded' ? BUILT_IN_COST : FLAT_COSTS[key] };
  return {
    ...(image && imageCosts(image)),
    ...row('edit', edit),
    ...row('cutout', cutout),
    ...row('upscale:2', upscale),
    ...row('upscale:4', upscale),
    ...(video && videoCosts(video)),
    ...row('speech:1000', speech),
    ...row('transcript:minute', transcript),
    ...row('music:30s', music),
    ...row('prompt', prompt),
    ...(chat && chatCosts(chat)),
  };
}
