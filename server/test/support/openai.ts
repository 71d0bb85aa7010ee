import { createOpenAiSimulator } from '@flint/simulators/openai';
import type { OpenAiRule } from '@flint/simulators/openai/script';
import { stopAtTheEnd } from './leftovers';
import { until } from './until';

/** Starts the simulated OpenAI-compatible endpoint, with the environment that points a server at it. */
export async function startOpenAi() {
  const simulator = await createOpenAiSimulator();
  stopAtTheEnd(() => simulator.close());
  const untilHeld = (count: number) =>
    until(async () => simulator.journal().held >= count, `${count} answers that are held`);
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
    /** Waits until the endpoint holds so many answers. */
    untilHeld,
    /** Lets the answers go on that are held, as soon as there is one: an earlier release would be lost. */
    async release() {
      await untilHeld(1);
      await simulator.script({ release: true });
    },
    /** The completion requests it got. */
    orders: () => simulator.journal().calls.filter(({ path }) => path.endsWith('/chat/completions')),
    /** The recordings it got. */
    files: () => simulator.journal().calls.flatMap(({ file }) => file ?? []),
    stop: () => simulator.close(),
  };
}

export type OpenAi = Awaited<ReturnType<typeof startOpenAi>>;
