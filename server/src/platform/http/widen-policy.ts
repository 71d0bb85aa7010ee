const DIRECTIVES = ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src'];

/**
 * CSP: allows scripts, styles, requests, fonts and pictures of further origins, and web sockets to them for hot reload.
 * @param policy a header value that names each of these directives
 */
export function widenPolicy(policy: string, origins: readonly string[]): string {
  if (origins.length === 0) return policy;
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return policy
    .split(';')
    .map((directive) => {
      const [name = ''] = directive.trim().split(' ');
      if (!DIRECTIVES.includes(name)) return directive;
      return [directive, ...origins, ...(name === 'connect-src' ? sockets : [])].join(' ');
    })
    .join(';');
}

/** CSP: allows requests to further origins, and nothing else from them. */
export function allowRequests(policy: string, origins: readonly string[]): string {
  return policy.replace(/connect-src [^;]*/, (directive) => [directive, ...origins].join(' '));
}

const STRIPE = 'https://js.stripe.com';

/**
 * CSP of the page with card fields: the payment provider's script, the frames of its fields and of the bank's question,
 * and requests to its API. Its script makes elements without Trusted Types.
 */
export function allowPayments(policy: string): string {
  const more: Readonly<Record<string, string>> = {
    'script-src': STRIPE,
    'frame-src': `${STRIPE} https://hooks.stripe.com`,
    'connect-src': 'https://api.stripe.com',
  };
  return policy
    .split(';')
    .filter((directive) => !/trusted-types/.test(directive))
    .map((directive) => {
      const added = more[directive.trim().split(' ')[0] ?? ''];
      return added === undefined ? directive : `${directive} ${added}`;
    })
    .join(';');
}
