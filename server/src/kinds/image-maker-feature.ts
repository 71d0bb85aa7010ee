import { defineFeature } from '../feature';
import type { ImageMaker } from '../features/images/image-maker';
import { illustrator } from '../providers/embedded/illustrator-feature';
import { allowedMediaOrigins } from '../providers/fal/fal-hosts';
import { createFalImageModel } from '../providers/fal/fal-image-model';

/** Who makes pictures. */
export const imageMaker = defineFeature({
  id: 'image-maker',
  needs: { illustrator },
  service({ illustrator: pool }, { config: { fal } }): ImageMaker {
    if (!fal) return { servedBy: 'embedded', illustrator: pool };
    const allowOrigins = allowedMediaOrigins(fal.baseUrl);
    return { servedBy: 'fal', model: createFalImageModel(fal), letterer: pool, allowOrigins };
  },
});
