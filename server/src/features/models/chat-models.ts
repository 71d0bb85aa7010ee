import type { OfferedChatModel } from '@flint/engines/spec/chat-model';
import type { Model } from '@flint/shared/contracts/model-calls';
import { LLM_MODELS, type ModelRow } from '@flint/shared/contracts/models';
import { chatCost, chatCosts } from '@flint/shared/contracts/prices/chat-costs';
import { PROVIDERS, type ServedBy } from '@flint/shared/contracts/providers';

/**
 * Chat models of this server: ours, then those that only its endpoint has.
 * @param offered models of a configured endpoint; empty without one, or when it does not list them
 */
export function listChatModels(servedBy: ServedBy | null, offered: readonly OfferedChatModel[]): Model[] {
  const costs = servedBy === null ? {} : chatCosts(servedBy);
  const byId = new Map(offered.map(({ id, runsAs }) => [id, runsAs]));
  const toModel = ({ id, label, description }: ModelRow): Model => {
    const runsAs = byId.get(id);
    return {
      id,
      label,
      kind: 'llm',
      description: runsAs === undefined || runsAs === id ? description : `${description} Answered by ${runsAs}.`,
      credits: chatCost(costs, id) ?? null,
      available: (servedBy !== null && PROVIDERS[servedBy].runsNamedModels) || runsAs !== undefined,
      servedBy,
    };
  };
  const ours = new Set(LLM_MODELS.map(({ id }) => id));
  const theirs = offered.filter(({ id }) => !ours.has(id)).map(({ id }) => ({ id, label: id, description: '' }));
  return [...LLM_MODELS, ...theirs].map(toModel);
}
