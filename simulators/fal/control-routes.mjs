/** The first path segment that no vendor host has. */
export const CONTROL = '__control';

/**
 * How a test scripts the simulator and reads what happened.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ state: import('./state.mjs').FalState }} options
 */
export async function controlRoutes(app, { state }) {
  app.post(`/${CONTROL}`, async (http) => {
    const { reset = false, release = false, rules } = /** @type {Record<string, any>} */ (http.body ?? {});
    if (reset) state.reset();
    if (release) state.release();
    if (rules !== undefined) state.rules.set(rules);
    return { paid: state.paid };
  });

  app.get(`/${CONTROL}/log`, async () => ({
    paid: state.paid,
    calls: state.calls,
    requests: [...state.requests.values()].map(({ id, endpoint, input, status, cancelled }) => ({
      id,
      endpoint,
      input,
      status,
      cancelled,
    })),
  }));
}
