/** @param {string} body */
const page = (body) => `<!doctype html><html lang="en"><title>Simulated payment</title><body>${body}`;
const link = (/** @type {string} */ href, /** @type {string} */ words) =>
  `<p><a href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${words}</a>`;

/**
 * The pages that payers see at Stripe: a checkout session's, and the bank's question in a frame of the card fields.
 * @param {import('fastify').FastifyInstance} app
 * @param {import('./state.mjs').StripeState} state
 */
export function registerPages(app, state) {
  const html = (/** @type {import('fastify').FastifyReply} */ reply, /** @type {string} */ body) =>
    reply.type('text/html; charset=utf-8').send(page(body));
  app.get('/pay/:id', (http, reply) => {
    const { id } = /** @type {{ id: string }} */ (http.params);
    const session = state.objects.get(id);
    if (session?.status !== 'open') return html(reply.code(404), '<h1>This page has ended</h1>');
    return html(reply, `<h1>Pay</h1>${link(`/pay/${id}/paid`, 'Pay')}${link(session.cancel_url, 'Back')}`);
  });
  app.get('/pay/:id/paid', (http, reply) => {
    const { id } = /** @type {{ id: string }} */ (http.params);
    state.pay(id);
    return reply.redirect(state.objects.get(id).success_url);
  });
  app.get('/3d-secure/:id', (http, reply) => {
    const { id } = /** @type {{ id: string }} */ (http.params);
    const answers = link(`/3d-secure/${id}/agreed`, 'It is me') + link(`/3d-secure/${id}/refused`, 'It is not me');
    return html(reply, `<h1>Your bank asks</h1>${answers}`);
  });
  app.get('/3d-secure/:id/:answer', (http, reply) => {
    const { id, answer } = /** @type {{ id: string, answer: string }} */ (http.params);
    const intent = state.objects.get(id);
    if (answer === 'agreed') state.succeed(intent);
    else intent.status = 'requires_payment_method';
    return html(reply, `<script>parent.postMessage({ bank: '${intent.status}' }, '*')</script>`);
  });
  app.get('/invoice/:id', (http, reply) => {
    const { id } = /** @type {{ id: string }} */ (http.params);
    return html(reply, `<h1>Invoice</h1>${link(`/invoice/${id}/paid`, 'Pay')}`);
  });
  app.get('/invoice/:id/paid', (http, reply) => {
    state.pay(/** @type {{ id: string }} */ (http.params).id);
    return html(reply, '<h1>Invoice paid</h1>');
  });
  app.get('/portal/:id', (http, reply) => {
    const session = state.objects.get(/** @type {{ id: string }} */ (http.params).id);
    return html(reply, `<h1>Cards and addresses</h1>${link(session.return_url, 'Back')}`);
  });
}
