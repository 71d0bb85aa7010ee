import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LLM_MODELS } from '@flint/shared/contracts/models';
import type { Config } from './config';
import { createChatKind, type Places } from './features/chat/chat-kind';
import type { LiveAnswers } from './features/chat/live-answers';
import type { MediaKind } from './features/generation/media-kind';
import type { RunWork } from './features/runs/run-work';
import type { Db } from './platform/db/database';
import { createEmbeddedSpark } from './providers/embedded/spark/embedded-spark';
import { createCopywriter } from './providers/embedded/text/copywriter';
import { createFalChat } from './providers/fal/fal-chat';
import { createOpenAiChatModel } from './providers/openai-compatible/chat';
import { joinEndpoints } from './providers/openai-compatible/many-endpoints';
import type { ChatModel, OfferedChatModel } from './providers/spec/chat-model';

export interface Chat {
  readonly kind: MediaKind<'chat'>;
  /** What a configured endpoint offers; nothing where there is none. */
  offered(signal: AbortSignal): Promise<readonly OfferedChatModel[]>;
  /** Whether a model is shown pictures. */
  sees(model: string): boolean;
}

interface Needs {
  readonly db: Db;
  readonly work: Pick<RunWork, 'read'>;
  readonly live: LiveAnswers;
  readonly places: () => Places;
}

/**
 * Chooses who answers conversations: an endpoint of one's own comes before the vendor, and both before the copywriter
 * Flint brings along, which leaves its end in `undo`.
 */
export function createChat({ openai, chatEndpoints, fal, paths }: Config, needs: Needs, undo: (() => unknown)[]): Chat {
  const blind = { offered: async () => [], sees: () => false };
  const answerer = endpointsOf(openai, chatEndpoints);
  if (answerer) {
    return {
      kind: createChatKind({ ...needs, answerer }),
      offered: (signal) => answerer.models(signal),
      sees: (model) => answerer.sees?.(model) ?? false,
    };
  }
  if (fal) return { kind: createChatKind({ ...needs, answerer: createFalChat(fal) }), ...blind };
  const copywriter = createCopywriter({ workerFile: pathToFileURL(join(paths.serverDir, 'copywriter.worker.js')) });
  const placed = createEmbeddedSpark({
    workerFile: pathToFileURL(join(paths.serverDir, 'spark.worker.js')),
    guide: join(paths.serverDir, 'guide'),
  });
  undo.push(() => Promise.all([copywriter.close(), placed.close()]));
  return { kind: createChatKind({ ...needs, answerer: copywriter, placed }), ...blind };
}

/** The endpoint of one's own, and those beside it; the first of these where there is no other. */
function endpointsOf(openai: Config['openai'], others: Config['chatEndpoints']): ChatModel | undefined {
  const own = openai && { ...openai, ...(openai.visionModel && { seeing: [openai.visionModel] }) };
  const first = own ?? others[0];
  if (!first) return undefined;
  const named = others.map((endpoint) => ({ name: endpoint.name, model: createOpenAiChatModel(endpoint) }));
  return joinEndpoints(createOpenAiChatModel(first), named, new Set(LLM_MODELS.map(({ id }) => id)));
}
