import {
  imageModels,
  llmModels,
  type Makers,
  mediaHealth,
  modelInfo,
  videoModels,
} from '@flint/shared/contracts/models';
import { notFound } from '../../platform/http/app-error';
import { type Route, route } from '../../platform/http/route';
import { listModels } from './models-service';

export function modelRoutes(makers: Makers): Route[] {
  const { image, video, llm } = listModels(makers);
  return [
    route(imageModels, async () => ({ models: image })),
    route(videoModels, async () => ({ models: video })),
    route(llmModels, async () => ({ models: llm })),
    route(modelInfo, async ({ params }) => {
      const model = [...image, ...video, ...llm].find((row) => row.id === params.model);
      if (!model) throw notFound('model');
      return { model };
    }),
    route(mediaHealth, async () => ({ status: 'ok' as const, servedBy: makers.image ?? 'embedded' })),
  ];
}
