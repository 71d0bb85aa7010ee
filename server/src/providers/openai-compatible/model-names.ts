import type { OfferedChatModel } from '@flint/engines/spec/chat-model';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { LLM_MODELS } from '@flint/shared/contracts/models';
import * as z from 'zod/mini';
import { callAddress, type Endpoint, headersOf } from './endpoint';
import { UNREADABLE } from './fault';
import { isChatModel } from './model-use';
import { createWatchedFetch } from './watched-fetch';

export interface NamingOptions {
  /** The endpoint's models, the default first; absent: fetched from the endpoint. */
  readonly models?: readonly string[] | undefined;
  /** Flint's ids → the endpoint's. */
  readonly modelMap?: Readonly<Record<string, string>> | undefined;
}

const LIST_MS = 10_000;
/** Cache lifetime of an endpoint's list, in milliseconds: models are added and removed while Flint runs. */
const LIST_AGE_MS = 60_000;

/** A part that is no such thing tells nothing. */
const told = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullish(schema), undefined);

const List = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: told(z.string()),
      capabilities: told(z.object({ completion_chat: told(z.boolean()) })),
      architecture: told(z.object({ output_modalities: told(z.array(z.string())) })),
    }),
  ),
});

/** Maps ids that users order to an endpoint's models. */
export interface ModelNames {
  /** @throws ProviderError when the list has to be fetched and cannot be */
  offered(signal: AbortSignal): Promise<readonly OfferedChatModel[]>;
  /** The endpoint's model for an id; works without a list too. @throws the signal's reason */
  runsAs(id: string, signal: AbortSignal): Promise<string>;
}

/**
 * Rule of names: a mapped id is its model; an id that the endpoint lists is itself; another one of Flint's own ids is
 * the endpoint's first model that chats; any other id is passed on unchanged. Models that do something else are not
 * offered for chats; a configured list is believed.
 */
export function createModelNames(endpoint: Endpoint, { models, modelMap = {} }: NamingOptions): ModelNames {
  const fetchList = createWatchedFetch({ silenceMs: LIST_MS });
  let known: { readonly ids: readonly string[]; readonly until: number } | undefined;

  const listed = async (signal: AbortSignal): Promise<readonly string[]> => {
    if (models) return models;
    if (known && known.until > performance.now()) return known.ids;
    const response = await fetchList(callAddress(endpoint, '/models'), { headers: headersOf(endpoint), signal });
    const list = z.safeParse(List, await response.json().catch(() => undefined));
    if (!list.success) throw new ProviderError('failed', { message: UNREADABLE, diagnostic: 'GET /models' });
    const ids = list.data.data.filter(isChatModel).map(({ id }) => id);
    known = { ids, until: performance.now() + LIST_AGE_MS };
    return ids;
  };
  const isOurs = (id: string) => LLM_MODELS.some((model) => model.id === id);
  const named = (id: string, ids: readonly string[]): string => {
    if (Object.hasOwn(modelMap, id)) return modelMap[id] ?? id;
    return ids.includes(id) || !isOurs(id) ? id : (ids[0] ?? id);
  };

  return {
    async offered(signal) {
      const ids = await listed(signal);
      const ours = LLM_MODELS.map(({ id }) => ({ id, runsAs: named(id, ids) }));
      const theirs = ids.filter((id) => !isOurs(id)).map((id) => ({ id, runsAs: id }));
      return [...ours, ...theirs];
    },
    async runsAs(id, signal) {
      const needsList = isOurs(id) && !Object.hasOwn(modelMap, id);
      const ids = needsList ? await listed(signal).catch(() => []) : [];
      signal.throwIfAborted();
      return named(id, ids);
    },
  };
}
