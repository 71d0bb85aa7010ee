import Fastify from 'fastify';
import { toFields } from '../lib/fields';
import type { Simulator } from '../lib/simulator';

interface Control {
  /** Base address; each simulator has `{url}/{simulator}`. */
  readonly url: string;
  close(): Promise<void>;
}

interface Named {
  Params: { name: string };
}

/**
 * Starts the control API of all simulators, for other processes that script them or read their journals:
 * `POST`, `GET` and `DELETE /control/{simulator}`; `GET /control` lists them.
 * @param options `port` 0, the default, takes a free one
 */
export async function createControl(simulators: readonly Simulator[], { port = 0 } = {}): Promise<Control> {
  const app = Fastify({ forceCloseConnections: true });
  const byName = new Map(simulators.map((simulator) => [simulator.name, simulator]));
  const unknown = (name: string) => {
    const message = `There is no simulator ${name}. There are ${[...byName.keys()].join(', ')}.`;
    return { message };
  };

  app.get('/control', async () => ({
    simulators: simulators.map(({ name, url, env }) => ({ name, url, env })),
  }));

  app.post<Named>('/control/:name', async ({ params: { name }, body }, reply) => {
    const simulator = byName.get(name);
    if (!simulator) return reply.code(404).send(unknown(name));
    try {
      await simulator.script(toFields(body));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return reply.code(422).send({ message: error.message });
    }
    return { scripted: name };
  });
  app.get<Named>('/control/:name', async ({ params: { name } }, reply) => {
    return byName.get(name)?.journal() ?? reply.code(404).send(unknown(name));
  });
  app.delete<Named>('/control/:name', async ({ params: { name } }, reply) => {
    const simulator = byName.get(name);
    if (!simulator) return reply.code(404).send(unknown(name));
    await simulator.reset();
    return reply.code(204).send();
  });

  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url: `${url}/control`, close: () => app.close() };
}
