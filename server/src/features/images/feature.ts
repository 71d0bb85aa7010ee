import { database } from '../../database';
import { defineFeature } from '../../feature';
import { imageOffer } from '../../kinds/image-offer-feature';
import { storage } from '../../platform/storage/feature';
import { brands } from '../brands/feature';
import { credits } from '../credits/feature';
import { generation } from '../generation/feature';
import { runs } from '../runs/feature';
import { imageKind } from './image-kind';
import { createImages } from './images-service';
import { imageRoutes } from './routes';

export const images = defineFeature({
  id: 'images',
  needs: { database, storage, runs, credits, brands, imageOffer, generation },
  service: ({ database: { db }, storage, imageOffer: offer, generation }, { config }) =>
    createImages({ db, storage, publicOrigin: config.publicUrl, offer, ...generation }),
  kinds: (_service, { database: { db }, storage, brands, imageOffer: offer }, { config }) => [
    imageKind({ db, storage, publicOrigin: config.publicUrl, ...brands }, offer),
  ],
  routes: (images, { runs, credits }) => imageRoutes({ images, ...runs, credits }),
});
