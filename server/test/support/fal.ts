import { createFalSimulator } from '@flint/simulators/fal';

const KEY = 'test:secret';

interface SimulatorLog {
  readonly paid: number;
  readonly calls: readonly { phase: string; answer: number | 'lost' }[];
}

/** The vendor's stand-in, with the environment that points a server at it. */
export async function startFal() {
  const simulator = await createFalSimulator({ key: KEY });
  const control = async (body: object) => {
    await fetch(`${simulator.url}/__control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  };
  return {
    env: { FAL_KEY: KEY, FAL_BASE_URL: simulator.url },
    /** Forgets everything and takes these rules. */
    script: (...rules: object[]) => control({ reset: true, rules }),
    log: async () => (await (await fetch(`${simulator.url}/__control/log`)).json()) as SimulatorLog,
    stop: () => simulator.close(),
  };
}

export type Fal = Awaited<ReturnType<typeof startFal>>;
