import type { Costs } from '../credits';
import { VIDEO_MODELS, type VideoModelId } from '../models';
import type { ServedBy } from '../providers';

/** Credits for one second at a vendor. */
const VENDOR_COSTS: Readonly<Record<VideoModelId, number>> = {
  'fal-ai/stable-video': 4,
  'fal-ai/luma-dream-machine': 20,
  'fal-ai/runway-gen3/turbo/image-to-video': 10,
  'fal-ai/veo3/fast/image-to-video': 30,
  'fal-ai/wan-pro/image-to-video': 28,
};
/** Credits at providers with one price for all models. */
const FLAT_COSTS: Readonly<Partial<Record<ServedBy, number>>> = { embedded: 1, replicate: 6 };

/** The video costs of a provider: whole credits for each second begun. */
export function videoCosts(servedBy: ServedBy): Costs {
  return Object.fromEntries(
    VIDEO_MODELS.map(({ id }) => [`video:${id}:second`, FLAT_COSTS[servedBy] ?? VENDOR_COSTS[id]]),
  );
}
