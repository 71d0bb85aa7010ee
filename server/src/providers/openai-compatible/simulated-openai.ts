import type { ChatEndPart, ChatModel, ChatOrder } from '@flint/engines/spec/chat-model';
import { createOpenAiSimulator } from '@flint/simulators/openai';
import type { OpenAiRule } from '@flint/simulators/openai/script';
import { createOpenAiChatModel, type SeeingOptions } from './chat';
import type { Endpoint } from './endpoint';
import type { NamingOptions } from './model-names';

const KEY = 'test-key';

/** A running simulator with the real adapter pointed at it, for contract tests. */
export async function startSimulatedOpenAi() {
  const simulator = await createOpenAiSimulator({ key: KEY });
  const endpoint: Endpoint = { baseUrl: `${simulator.url}/v1`, apiKey: KEY };
  return {
    endpoint,
    chat: (options: Partial<Endpoint & NamingOptions & SeeingOptions> = {}) =>
      createOpenAiChatModel({ ...endpoint, ...options }),
    /** Resets the simulator and sets these rules. */
    async script(...rules: OpenAiRule[]) {
      await simulator.reset();
      await simulator.script({ rules });
    },
    /** As `script`, with these models. */
    async scriptModels(models: readonly string[], ...rules: OpenAiRule[]) {
      await simulator.reset();
      await simulator.script({ rules, models });
    },
    /** Address of an endpoint that no longer exists. */
    async nowhere() {
      const gone = await createOpenAiSimulator();
      await gone.close();
      return `${gone.url}/v1`;
    },
    journal: () => simulator.journal(),
    close: () => simulator.close(),
  };
}

export type SimulatedOpenAi = Awaited<ReturnType<typeof startSimulatedOpenAi>>;

export const aQuestion = (content: string, change: Partial<ChatOrder> = {}): ChatOrder => ({
  messages: [{ role: 'user', content }],
  model: 'simulated-small',
  maxTokens: 100,
  temperature: 0.7,
  seed: null,
  ...change,
});

/** Collects an answer: its text, its end, and its error. */
export async function collect(model: ChatModel, order: ChatOrder, signal = new AbortController().signal) {
  let text = '';
  let thoughts = '';
  let end: ChatEndPart | undefined;
  let error: unknown;
  try {
    await model.stream(order, signal, (part) => {
      if (part.type === 'delta') text += part.text;
      else if (part.type === 'thought') thoughts += part.text;
      else if (part.type === 'retract') [text, thoughts] = ['', thoughts + text];
      else if (part.type === 'end') end = part;
    });
  } catch (thrown) {
    error = thrown;
  }
  return { text, thoughts, end, error };
}
