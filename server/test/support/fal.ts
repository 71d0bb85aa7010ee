import { createFalSimulator } from '@flint/simulators/fal';
import type { FalRule } from '@flint/simulators/fal/script';
import { stopAtTheEnd } from './leftovers';

/** Starts the simulated vendor, with the environment that points a server at it. */
export async function startFal() {
  const simulator = await createFalSimulator();
  stopAtTheEnd(() => simulator.close());
  return {
    env: simulator.env,
    /** Resets the simulator and sets these rules. */
    async script(...rules: FalRule[]) {
      await simulator.reset();
      await simulator.script({ rules });
    },
    /** Releases the requests that hang, and those to come. */
    release: () => simulator.script({ release: true }),
    log: async () => simulator.journal(),
    stop: () => simulator.close(),
  };
}

export type Fal = Awaited<ReturnType<typeof startFal>>;
