import type { Costs } from '../credits';
import { IMAGE_MODELS, type ImageModelId } from '../models';
import type { ServedBy } from '../providers';

/** Credits for one picture at a vendor. */
const VENDOR_COSTS: Readonly<Record<ImageModelId, number>> = {
  'fal-ai/flux/dev': 4,
  'fal-ai/flux/schnell': 2,
  'fal-ai/flux-pro/v1.1-ultra': 8,
  'fal-ai/recraft-v3': 6,
  'fal-ai/stable-diffusion-v35-large': 6,
  'fal-ai/stable-diffusion-v3-medium': 4,
};
/** Credits at providers with one price for all models. */
const FLAT_COSTS: Readonly<Partial<Record<ServedBy, number>>> = { embedded: 1, replicate: 4 };

/** The picture costs of a provider: whole credits for one. */
export function imageCosts(servedBy: ServedBy): Costs {
  return Object.fromEntries(IMAGE_MODELS.map(({ id }) => [`image:${id}`, FLAT_COSTS[servedBy] ?? VENDOR_COSTS[id]]));
}
