import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';

const LETTERS = 'abcdefghijkmnopqrstuvwxyz';

/** A word that stands nowhere else, and that no rule takes for a token. */
const word = () => `kea${Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Secrets, by where they are planted in a page. */
export function newCanaries() {
  return {
    ...{ cookie: word(), query: word(), fragment: word(), header: word(), queryOfCall: word() },
    ...{ typed: `my ${word()} diary`, password: word(), mail: `maya.${word()}@example.com` },
    ...{ stored: word(), printed: word(), shown: word(), prompt: word(), signed: word() },
    ...{ bearer: word(), accessToken: word(), code: String(randomInt(100_000_000, 999_999_999)) },
  };
}

export type Canaries = ReturnType<typeof newCanaries>;

/** Address of the sign-in page with secrets in its query and fragment. */
export const plantedAddress = ({ query, fragment }: Canaries) =>
  `/signin?token=${query}&key=${query}#password=${fragment}`;

/** Puts secrets into cookies, storage, the console, the page, a call and its headers, and the address. */
export async function plant(page: Page, url: string, canaries: Canaries): Promise<void> {
  await page.context().addCookies([{ name: 'planted', value: canaries.cookie, url }]);
  await page.evaluate(async ({ stored, printed, shown, header, queryOfCall }) => {
    localStorage.setItem('planted', stored);
    console.warn(printed, localStorage.getItem('planted'), document.cookie);
    const element = document.createElement('a');
    Object.assign(element, { textContent: shown, title: shown, href: `/library?key=${shown}` });
    element.setAttribute('aria-label', shown);
    document.querySelector('main')?.append(element);
    await fetch(`/api/users/me?secret=${queryOfCall}`, {
      headers: { 'x-api-key': header, authorization: `Bearer ${header}` },
    });
    history.replaceState(null, '', `/signin?password=${queryOfCall}`);
  }, canaries);
}

/** A message as careless code would write it, with secrets in every form. */
export const careless = ({ prompt, signed, bearer, accessToken, password, mail, code, typed }: Canaries): string =>
  [
    `cannot draw "a walrus ${prompt} at sea"`,
    `from https://files.flint.test/a.png?X-Amz-Signature=${signed}`,
    `with Bearer ${bearer}`,
    `in {"accessToken":"${accessToken}","password":"${password}"}`,
    `for ${mail} by ${code}`,
    `after ${typed}`,
  ].join('\n');
