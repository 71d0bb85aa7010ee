import type { OfferedChatModel } from '@flint/engines/spec/chat-model';
import { imageModels, llmModels, mediaHealth, modelInfo, videoModels } from '@flint/shared/contracts/model-calls';
import type { Makers } from '@flint/shared/contracts/models';
import { notFound } from '../../platform/http/app-error';
import { type Route, route } from '../../platform/http/route';
import { listChatModels } from './chat-models';
import { listModels, type RunsAs } from './models-service';

const ENDPOINT_MS = 10_000;

/**
 * @param runsAs which model answers for a named one
 * @param offered what a configured endpoint offers for conversations
 */
export function modelRoutes(
  makers: Makers,
  runsAs: RunsAs,
  offered: (signal: AbortSignal) => Promise<readonly OfferedChatModel[]>,
): Route[] {
  const { image, video } = listModels(makers, runsAs);
  // An unreachable endpoint lists no models; the answer stays valid.
  const llm = async () => listChatModels(makers.chat, await offered(AbortSignal.timeout(ENDPOINT_MS)).catch(() => []));
  return [
    route(imageModels, async () => ({ models: image })),
    route(videoModels, async () => ({ models: video })),
    route(llmModels, async () => ({ models: await llm() })),
    route(modelInfo, async ({ params }) => {
      const model = [...image, ...video, ...(await llm())].find((row) => row.id === params.model);
      if (!model) throw notFound('model');
      return { model };
    }),
    route(mediaHealth, async () => ({ status: 'ok' as const, servedBy: makers.image ?? 'embedded' })),
  ];
}
