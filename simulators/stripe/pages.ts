import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StripeState } from './state';

interface Named {
  Params: { id: string };
}

const link = (href: string, words: string) =>
  `<p><a href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${words}</a>`;

const html = (reply: FastifyReply, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><title>Simulated payment</title><body>${body}`);

/** The pages that payers see at Stripe: a checkout session's, and the bank's question in a frame of the card fields. */
export function registerPages(app: FastifyInstance, state: StripeState): void {
  app.get<Named>('/pay/:id', ({ params: { id } }, reply) => {
    const session = state.store.find('checkout.session', id);
    if (session?.status !== 'open') return html(reply.code(404), '<h1>This page has ended</h1>');
    return html(reply, `<h1>Pay</h1>${link(`/pay/${id}/paid`, 'Pay')}${link(session.cancel_url, 'Back')}`);
  });
  app.get<Named>('/pay/:id/paid', ({ params: { id } }, reply) => {
    state.pay(id);
    return reply.redirect(state.store.get('checkout.session', id).success_url);
  });
  app.get<Named>('/3d-secure/:id', ({ params: { id } }, reply) => {
    const answers = link(`/3d-secure/${id}/agreed`, 'It is me') + link(`/3d-secure/${id}/refused`, 'It is not me');
    return html(reply, `<h1>Your bank asks</h1>${answers}`);
  });
  app.get<{ Params: { id: string; answer: string } }>('/3d-secure/:id/:answer', ({ params }, reply) => {
    const intent = state.store.get('payment_intent', params.id);
    if (params.answer === 'agreed') state.succeed(intent);
    else intent.status = 'requires_payment_method';
    return html(reply, `<script>parent.postMessage({ bank: '${intent.status}' }, '*')</script>`);
  });
  app.get<Named>('/invoice/:id', ({ params: { id } }, reply) =>
    html(reply, `<h1>Invoice</h1>${link(`/invoice/${id}/paid`, 'Pay')}`),
  );
  app.get<Named>('/invoice/:id/paid', ({ params: { id } }, reply) => {
    state.pay(id);
    return html(reply, '<h1>Invoice paid</h1>');
  });
  app.get<Named>('/portal/:id', ({ params: { id } }, reply) => {
    const { return_url } = state.store.get('billing_portal.session', id);
    return html(reply, `<h1>Cards and addresses</h1>${link(return_url, 'Back')}`);
  });
}
