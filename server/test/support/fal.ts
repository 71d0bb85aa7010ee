import { createFalSimulator, type FalRule } from '@flint/simulators/fal';
import { stopAtTheEnd } from './leftovers';

/** The vendor's stand-in, with the environment that points a server at it. */
export async function startFal() {
  const simulator = await createFalSimulator();
  stopAtTheEnd(() => simulator.close());
  return {
    env: simulator.env,
    /** Forgets everything and takes these rules. */
    async script(...rules: FalRule[]) {
      await simulator.reset();
      await simulator.script({ rules });
    },
    /** Lets the requests that hang go on. */
    release: () => simulator.script({ release: true }),
    log: async () => simulator.journal(),
    stop: () => simulator.close(),
  };
}

export type Fal = Awaited<ReturnType<typeof startFal>>;
