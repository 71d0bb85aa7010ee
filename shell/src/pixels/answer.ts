import { CONSENT_COOKIE, CONSENT_MAX_AGE_S, type Consent } from '@flint/shared/contracts/pixels';

/** Cookies that the services' scripts set on our origin. */
const THEIRS = /^(?:_ga|_gid|_gat|_gcl|_fbp|_fbc)/;

/** Keeps an answer and loads the page anew: with the services' scripts, or with a policy that lets none of them run. */
export function answer(consent: Consent, reload = () => window.location.reload()): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  write(`${CONSENT_COOKIE}=${consent}; Path=/; Max-Age=${CONSENT_MAX_AGE_S}; SameSite=Lax${secure}`);
  if (consent === 'refused') forgetTheirs();
  reload();
}

function forgetTheirs(): void {
  const { hostname } = window.location;
  const site = hostname.split('.').slice(-2).join('.');
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  for (const name of names.filter((each) => THEIRS.test(each)))
    for (const domain of ['', `; Domain=${hostname}`, `; Domain=${site}`])
      write(`${name}=; Path=/; Max-Age=0${domain}`);
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = cookie;
}
