import { creditsBalance } from '@flint/shared/contracts/credits';
import { me, type User } from '@flint/shared/contracts/users';

const KEY = 'flint:dev-host-signed-in';

const SOMEBODY: User = {
  id: 'dev-host',
  email: 'you@example.com',
  name: 'You',
  image: null,
  isEmailVerified: true,
  roles: ['user'],
  createdAt: '2026-01-01T00:00:00.000Z',
};
const CREDITS = { balance: 25, held: 0 };
const NO_SERVER = {
  success: false,
  message: 'The fake host has no server. Develop inside a deployed shell for data: -- --shell <url>',
  error: 'unavailable',
};

/** Whether the fake host has a signed-in user. */
export const isSignedIn = () => localStorage.getItem(KEY) !== 'false';

export function setSignedIn(signedIn: boolean): void {
  localStorage.setItem(KEY, String(signedIn));
}

/** Fakes the API: session and balance work; every other call answers that there is no server. */
export function answerCalls(): void {
  const network = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (origin !== location.origin || !pathname.startsWith('/api/')) return network(input, init);
    if (pathname === me.path && isSignedIn()) return Response.json({ user: SOMEBODY });
    if (pathname === creditsBalance.path && isSignedIn()) return Response.json(CREDITS);
    const status = isSignedIn() ? 503 : 401;
    return Response.json(status === 503 ? NO_SERVER : { ...NO_SERVER, message: 'Sign in first.' }, { status });
  };
}
