import { createOpenAiSimulator, type OpenAiRule } from '@flint/simulators/openai';
import { stopAtTheEnd } from './leftovers';

/** A stand-in for an OpenAI-compatible endpoint, with the environment that points a server at it. */
export async function startOpenAi() {
  const simulator = await createOpenAiSimulator();
  stopAtTheEnd(() => simulator.close());
  return {
    env: simulator.env,
    /** Forgets everything and takes these rules. */
    async script(...rules: OpenAiRule[]) {
      await simulator.reset();
      await simulator.script({ rules });
    },
    /** The same, for models it has then. */
    async scriptModels(models: readonly string[], ...rules: OpenAiRule[]) {
      await simulator.reset();
      await simulator.script({ rules, models });
    },
    /** What it was asked to answer. */
    orders: () => simulator.journal().calls.filter(({ path }) => path.endsWith('/chat/completions')),
    stop: () => simulator.close(),
  };
}

export type OpenAi = Awaited<ReturnType<typeof startOpenAi>>;
