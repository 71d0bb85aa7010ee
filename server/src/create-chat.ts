import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEmbeddedSpark } from '@flint/engines/spark/embedded-spark';
import type { ChatModel, OfferedChatModel } from '@flint/engines/spec/chat-model';
import { createCopywriter } from '@flint/engines/text/copywriter';
import { LLM_MODELS } from '@flint/shared/contracts/models';
import type { Config } from './config';
import { createChatKind, type Places } from './features/chat/chat-kind';
import type { LiveAnswers } from './features/chat/live-answers';
import type { MediaKind } from './features/generation/media-kind';
import type { StepDeps } from './features/generation/plan';
import type { RunWork } from './features/runs/run-work';
import { createRuleWriter } from './features/tools/rule-writer';
import { createToolKind, type ToolWriter } from './features/tools/tool-kind';
import type { Db } from './platform/db/database';
import type { RunSignals } from './platform/runs/signals';
import { createFalChat } from './providers/fal/fal-chat';
import { createOpenAiChatModel } from './providers/openai-compatible/chat';
import { joinEndpoints } from './providers/openai-compatible/many-endpoints';

export interface Chat {
  readonly kind: MediaKind<'chat'>;
  /** Tools that write, by whoever answers. */
  readonly tools: MediaKind<'tool'>;
  /** What a configured endpoint offers; nothing where there is none. */
  offered(signal: AbortSignal): Promise<readonly OfferedChatModel[]>;
  /** Whether a model is shown pictures. */
  sees(model: string): boolean;
}

interface Needs {
  readonly db: Db;
  readonly work: Pick<RunWork, 'read'>;
  readonly live: LiveAnswers;
  readonly signals: RunSignals;
  readonly places: () => Places;
  /** Asked when a run begins: they are there by then. */
  readonly steps: () => StepDeps;
}

/**
 * Chooses who answers conversations: an endpoint of one's own comes before the vendor, and both before the copywriter
 * Flint brings along, which leaves its end in `undo`.
 */
export function createChat(
  { openai, chatEndpoints, fal, paths, mediaTimeoutMs: limitMs }: Config,
  needs: Needs,
  undo: (() => unknown)[],
): Chat {
  const toolsBy = (writer: ToolWriter) => createToolKind({ steps: needs.steps, writer, limitMs });
  const blind = { offered: async () => [], sees: () => false };
  const answerer = endpointsOf(openai, chatEndpoints);
  if (answerer) {
    return {
      kind: createChatKind({ ...needs, answerer }),
      tools: toolsBy(answerer),
      offered: (signal) => answerer.models(signal),
      sees: (model) => answerer.sees?.(model) ?? false,
    };
  }
  if (fal) {
    const vendor = createFalChat(fal);
    return { kind: createChatKind({ ...needs, answerer: vendor }), tools: toolsBy(vendor), ...blind };
  }
  const copywriter = createCopywriter({ workerFile: pathToFileURL(join(paths.serverDir, 'copywriter.worker.js')) });
  const placed = createEmbeddedSpark({
    workerFile: pathToFileURL(join(paths.serverDir, 'spark.worker.js')),
    guide: join(paths.serverDir, 'guide'),
  });
  const writer = createRuleWriter(pathToFileURL(join(paths.serverDir, 'tools.worker.js')));
  undo.push(() => Promise.all([copywriter.close(), placed.close(), writer.close()]));
  return { kind: createChatKind({ ...needs, answerer: copywriter, placed }), tools: toolsBy(writer), ...blind };
}

/** The endpoint of one's own, and those beside it; the first of these where there is no other. */
function endpointsOf(openai: Config['openai'], others: Config['chatEndpoints']): ChatModel | undefined {
  const own = openai && { ...openai, ...(openai.visionModel && { seeing: [openai.visionModel] }) };
  const first = own ?? others[0];
  if (!first) return undefined;
  const named = others.map((endpoint) => ({ name: endpoint.name, model: createOpenAiChatModel(endpoint) }));
  return joinEndpoints(createOpenAiChatModel(first), named, new Set(LLM_MODELS.map(({ id }) => id)));
}
