import { createOAuthSimulator } from '@flint/simulators/oauth';
import type { TestClient } from './client';
import { stopAtTheEnd } from './leftovers';

/** Starts the simulated Google, with the environment that points a server at it. */
export async function startGoogle() {
  const simulator = await createOAuthSimulator();
  stopAtTheEnd(() => simulator.close());
  return {
    env: simulator.env,
    /** Sets the user of all following sign-ins. */
    as: (user: { sub: string; email: string; email_verified?: boolean; name?: string }) => simulator.script({ user }),
    script: simulator.script,
    stop: () => simulator.close(),
  };
}

export type Google = Awaited<ReturnType<typeof startGoogle>>;

interface GoogleSignIn {
  /** The page that was asked for. */
  readonly next?: string | undefined;
  /** Changes the address that Google sends the browser back to. */
  readonly change?: (back: URL) => void;
}

/** Starts the sign-in, consents, and returns. @returns the address that our callback redirects to */
export async function signInWithGoogle(
  client: TestClient,
  { next, change = () => undefined }: GoogleSignIn = {},
): Promise<URL> {
  const start = await client.fetch(`/api/auth/google${next === undefined ? '' : `?${new URLSearchParams({ next })}`}`);
  expect(start.status).toBe(302);
  const answer = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  change(back);
  const done = await client.fetch(back.href);
  expect(done.status).toBe(302);
  return new URL(done.headers.get('location') ?? '', back);
}
