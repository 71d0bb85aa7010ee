import Fastify from 'fastify';

/**
 * Control API of all simulators, to script them and to read their journals:
 * `POST`, `GET` and `DELETE /control/{simulator}`; `GET /control` lists them.
 *
 * @param {readonly import('../lib/simulator.mjs').Simulator[]} simulators
 * @param {{ port?: number }} [options] 0, the default, takes a free port
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function createControl(simulators, { port = 0 } = {}) {
  const app = Fastify({ forceCloseConnections: true });

  app.get('/control', async () => ({
    simulators: simulators.map(({ name, url, env }) => ({ name, url, env })),
  }));

  app.register(async (each) => {
    each.decorateRequest('simulator', null);
    each.addHook('preHandler', async (http, reply) => {
      http.simulator = simulators.find(({ name }) => name === http.params.name);
      if (http.simulator) return;
      const names = simulators.map(({ name }) => name).join(', ');
      return reply.code(404).send({ message: `There is no simulator ${http.params.name}. There are ${names}.` });
    });
    each.post('/control/:name', async (http, reply) => {
      try {
        await http.simulator.script(http.body ?? {});
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return reply.code(422).send({ message: error.message });
      }
      return { scripted: http.simulator.name };
    });
    each.get('/control/:name', async (http) => http.simulator.journal());
    each.delete('/control/:name', async (http, reply) => {
      await http.simulator.reset();
      return reply.code(204).send();
    });
  });

  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url: `${url}/control`, close: () => app.close() };
}
