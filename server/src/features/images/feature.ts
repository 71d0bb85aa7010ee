import { database } from '../../platform/postgres/database-feature';
import { storage } from '../../platform/storage/feature';
import { illustrator } from '../../providers/built-in/illustrator-feature';
import { providers } from '../../providers/feature';
import { brands } from '../brands/feature';
import { credits } from '../credits/feature';
import { defineMakers } from '../generation/define-makers';
import { generation } from '../generation/feature';
import { IMAGE_V1_QUEUES } from '../generation/image-v1';
import { runs } from '../runs/feature';
import { imageKind } from './image-kind';
import { createImages } from './images-service';
import { imageRoutes } from './routes';

export const images = defineMakers({
  id: 'images',
  needs: { database, storage, runs, credits, brands, illustrator, providers, generation },
  service({ database: { db }, storage, providers: { offering }, generation }, { config }) {
    const [offer] = offering.of('image');
    return createImages({ db, storage, publicOrigin: config.publicUrl, offer, generation: generation.generation });
  },
  kinds(_service, { database: { db }, storage, brands, illustrator: letterer, providers: { offering } }, { config }) {
    const deps = { db, storage, publicOrigin: config.publicUrl, brands: brands.brands, letterer };
    return [imageKind({ ...deps, offers: offering.of('image') })];
  },
  queues: () => IMAGE_V1_QUEUES,
  routes: (images, { runs, credits }) => imageRoutes({ images, runs: runs.runs, credits }),
});
