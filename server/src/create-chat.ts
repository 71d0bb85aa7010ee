import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEmbeddedSpark } from '@flint/engines/spark/embedded-spark';
import type { AnswerModel, ChatModel, OfferedChatModel } from '@flint/engines/spec/chat-model';
import { createCopywriter } from '@flint/engines/text/copywriter';
import { LLM_MODELS } from '@flint/shared/contracts/models';
import type { Config } from './config';
import type { FeatureContext } from './feature';
import type { Answerer } from './features/chat/chat-kind';
import { createRuleWriter } from './features/tools/rule-writer';
import type { ToolWriter } from './features/tools/tool-kind';
import { createFalChat } from './providers/fal/fal-chat';
import { createOpenAiChatModel } from './providers/openai-compatible/chat';
import { joinEndpoints } from './providers/openai-compatible/many-endpoints';

export interface Answerers {
  /** Who answers conversations; `placed` answers where a feature has a place of its own. */
  readonly chat: { readonly answerer: Answerer; readonly placed?: AnswerModel };
  /** Who writes for tools. */
  readonly writer: ToolWriter;
  /** What a configured endpoint offers; empty without one. */
  offered(signal: AbortSignal): Promise<readonly OfferedChatModel[]>;
  /** Whether a model is shown pictures. */
  sees(model: string): boolean;
}

/**
 * Chooses who answers: a configured endpoint comes before the vendor, and both before the built-in copywriter.
 */
export function createAnswerers({ config, onStop }: Pick<FeatureContext, 'config' | 'onStop'>): Answerers {
  const { openai, chatEndpoints, fal, paths } = config;
  const blind = { offered: async () => [], sees: () => false };
  const answerer = joinedEndpoints(openai, chatEndpoints);
  if (answerer) {
    return {
      chat: { answerer },
      writer: answerer,
      offered: (signal) => answerer.models(signal),
      sees: (model) => answerer.sees?.(model) ?? false,
    };
  }
  if (fal) {
    const vendor = createFalChat(fal);
    return { chat: { answerer: vendor }, writer: vendor, ...blind };
  }
  const workerFile = (name: string) => pathToFileURL(join(paths.serverDir, `${name}.worker.js`));
  const copywriter = createCopywriter({ workerFile: workerFile('copywriter') });
  const placed = createEmbeddedSpark({ workerFile: workerFile('spark'), guide: join(paths.serverDir, 'guide') });
  const writer = createRuleWriter(workerFile('tools'));
  onStop(() => Promise.all([copywriter.close(), placed.close(), writer.close()]));
  return { chat: { answerer: copywriter, placed }, writer, ...blind };
}

/** The configured endpoints as one model; the first named endpoint is the default where there is no other. */
function joinedEndpoints(openai: Config['openai'], others: Config['chatEndpoints']): ChatModel | undefined {
  const own = openai && { ...openai, ...(openai.visionModel && { seeing: [openai.visionModel] }) };
  const first = own ?? others[0];
  if (!first) return undefined;
  const named = others.map((endpoint) => ({ name: endpoint.name, model: createOpenAiChatModel(endpoint) }));
  return joinEndpoints(createOpenAiChatModel(first), named, new Set(LLM_MODELS.map(({ id }) => id)));
}
