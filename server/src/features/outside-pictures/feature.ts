import { defineFeature } from '../../platform/composition/define-feature';
import { outsidePictureRoutes } from './routes';

export const outsidePictures = defineFeature({ id: 'outside-pictures', routes: () => outsidePictureRoutes() });
