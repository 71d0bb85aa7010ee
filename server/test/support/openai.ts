import { createOpenAiSimulator, type OpenAiRule } from '@flint/simulators/openai';
import { stopAtTheEnd } from './leftovers';

/** Starts the simulated OpenAI-compatible endpoint, with the environment that points a server at it. */
export async function startOpenAi() {
  const simulator = await createOpenAiSimulator();
  stopAtTheEnd(() => simulator.close());
  return {
    env: simulator.env,
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
    /** The completion requests it got. */
    orders: () => simulator.journal().calls.filter(({ path }) => path.endsWith('/chat/completions')),
    stop: () => simulator.close(),
  };
}

export type OpenAi = Awaited<ReturnType<typeof startOpenAi>>;
