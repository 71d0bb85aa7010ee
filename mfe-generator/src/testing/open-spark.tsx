import {
  type ListedConversation,
  listConversations,
  readConversation,
  updateConversation,
} from '@flint/shared/contracts/conversations';
import { creditsCosts } from '@flint/shared/contracts/credits';
import { llmModels } from '@flint/shared/contracts/model-calls';
import { LLM_MODELS } from '@flint/shared/contracts/models';
import { chatCosts } from '@flint/shared/contracts/prices/chat-costs';
import { allRunEvents } from '@flint/shared/contracts/runs';
import type { SparkBody, SparkEvent } from '@flint/shared/contracts/spark';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import type { FakeApi } from '@flint/shared/testing/fake-api';
import { openPage } from '@flint/shared/testing/open-page';
import { act } from '@testing-library/react';
import { aConversation } from './a-conversation';

/** A requested stream, whose events the test sends. */
export interface Stream {
  readonly path: string;
  readonly body: SparkBody;
  readonly headers: Headers;
  readonly say: (...events: SparkEvent[]) => Promise<void>;
  /** Ends it, successfully or not. */
  readonly end: () => Promise<void>;
}

interface Visit {
  page: React.ReactNode;
  path?: string;
  messages?: readonly SparkMessage[];
  conversation?: ListedConversation;
  servedBy?: 'embedded' | 'openai-compatible';
  api?: (api: FakeApi) => void;
}

/** Opens Spark as a user with 100 credits. The test streams the answers. */
export async function openSpark({ page, path = '/viewspark', servedBy = 'embedded', api, ...known }: Visit) {
  const { messages = [], conversation = aConversation() } = known;
  const streams: Stream[] = [];
  const models = LLM_MODELS.map((model) => ({ ...model, kind: 'llm', credits: 1, available: true, servedBy }));
  giveSizes();
  const visit = await openPage({
    page,
    path,
    priced: false,
    api: (server) => {
      server
        .answer(llmModels, { body: { models } })
        .answer(creditsCosts, { body: { costs: chatCosts(servedBy), unit: 'credits', version: '1' } })
        .answer(listConversations, { body: { conversations: [conversation], next: null } })
        .answer(readConversation, { body: { conversation, messages, earlier: null } })
        .answer(updateConversation, ({ body }) => ({
          body: { conversation: { ...conversation, ...(body as object) } },
        }));
      api?.(server);
      const others = globalThis.fetch;
      globalThis.fetch = async (input, init = {}) => {
        const asked = new Headers(init.headers);
        if (asked.get('accept') !== 'text/event-stream') return others(input, init);
        const { stream, answer } = aStream(new URL(String(input)).pathname, asked, init);
        // The stream of runs stays open and silent.
        if (stream.path !== allRunEvents.path) streams.push(stream);
        return answer;
      };
    },
  });
  return { ...visit, streams };
}

const encoder = new TextEncoder();

function aStream(path: string, headers: Headers, { body, signal }: RequestInit) {
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pipe.writable.getWriter();
  signal?.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined));
  /** Waits until the text has been read and shown in the next frame. */
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 40)));
  const stream: Stream = {
    path,
    headers,
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    async say(...events) {
      for (const event of events) void writer.write(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      await settle();
    },
    async end() {
      void writer.close().catch(() => undefined);
      await settle();
    },
  };
  const answer = new Response(pipe.readable, { headers: { 'content-type': 'text/event-stream' } });
  return { stream, answer };
}

/** jsdom has no layout: gives elements the size of a window with room for every row. */
function giveSizes(): void {
  const sizes = { offsetHeight: 900, offsetWidth: 700, clientHeight: 900, scrollHeight: 900 };
  for (const [name, size] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.tagName === 'LI' ? 40 : size;
      },
    });
}
