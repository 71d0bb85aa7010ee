import type { Costs } from '../credits';
import { VIDEO_MODELS, type VideoModelId } from '../models';
import type { ServedBy } from '../providers';

/** Credits for one second when a vendor makes it. */
const VENDOR_COSTS: Readonly<Record<VideoModelId, number>> = {
  'fal-ai/stable-video': 4,
  'fal-ai/luma-dream-machine': 20,
  'fal-ai/runway-gen3/turbo/image-to-video': 10,
  'fal-ai/veo3/fast/image-to-video': 30,
  'fal-ai/wan-pro/image-to-video': 28,
};
/** The same where one maker answers for every model that is named. */
const FLAT_COSTS: Readonly<Partial<Record<ServedBy, number>>> = { embedded: 1, replicate: 6 };

/** What videos cost where `servedBy` makes them: whole credits for each second begun. */
export function videoCosts(servedBy: ServedBy): Costs {
  return Object.fromEntries(
    VIDEO_MODELS.map(({ id }) => [`video:${id}:second`, FLAT_COSTS[servedBy] ?? VENDOR_COSTS[id]]),
  );
}
