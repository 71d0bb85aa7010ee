import { createOAuthSimulator } from '@flint/simulators/oauth';
import { stopAtTheEnd } from './leftovers';

/** Starts the simulated Google, with the environment that points a server at it. */
export async function startGoogle() {
  const simulator = await createOAuthSimulator();
  stopAtTheEnd(() => simulator.close());
  return {
    env: simulator.env,
    /** Sets the user of all following sign-ins. */
    as: (user: { sub: string; email: string; email_verified?: boolean; name?: string }) => simulator.script({ user }),
    script: simulator.script,
    stop: () => simulator.close(),
  };
}

export type Google = Awaited<ReturnType<typeof startGoogle>>;
