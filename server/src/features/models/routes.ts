import { imageModels, mediaHealth, modelInfo, type ServedBy } from '@flint/shared/contracts/models';
import { notFound } from '../../platform/http/app-error';
import { type Route, route } from '../../platform/http/route';
import { listImageModels } from './models-service';

export function modelRoutes(servedBy: ServedBy): Route[] {
  const models = listImageModels(servedBy);
  return [
    route(imageModels, async () => ({ models })),
    route(modelInfo, async ({ params }) => {
      const model = models.find((row) => row.id === params.model);
      if (!model) throw notFound('model');
      return { model };
    }),
    route(mediaHealth, async () => ({ status: 'ok' as const, servedBy })),
  ];
}
