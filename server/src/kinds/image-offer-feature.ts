import { defineFeature } from '../feature';
import type { ImageOffer } from '../features/images/image-offer';
import { illustrator } from '../providers/embedded/illustrator-feature';
import { createFalImageModel } from '../providers/fal/fal-image-model';

/** Who makes pictures. */
export const imageOffer = defineFeature({
  id: 'image-offer',
  needs: { illustrator },
  service({ illustrator: pool }, { config: { fal } }): ImageOffer {
    if (!fal) return { servedBy: 'embedded', illustrator: pool };
    return { servedBy: 'fal', model: createFalImageModel(fal), letterer: pool };
  },
});
