import { createHash, randomBytes } from 'node:crypto';
import type { ConsentQuestion } from '@flint/shared/contracts/connected-programs';
import type { RunningServer, TestClient } from '../support/server';
import { ACCESS, answer } from './program';

export const HOME = 'https://program.example/callback?from=flint';

interface Asked {
  readonly question: ConsentQuestion & { client_id: string };
  readonly verifier: string;
}

/** What programs send, by hand: every part of it can be another. */
export function byHand(server: RunningServer) {
  /** Registers a program. It has no cookie, and may run anywhere. */
  const register = async (metadata: object) => {
    const { status, body } = await server.client().fetchJson('POST', '/oauth/register', metadata);
    return { status, body: body as Record<string, string> };
  };
  const newProgram = async (redirect = HOME) =>
    String((await register({ client_name: 'Tester', redirect_uris: [redirect] })).body.client_id);

  /** @param url the server that is asked */
  const send = async (path: string, form: Record<string, string> | string[][], url = server.url) => {
    const response = await fetch(new URL(path, url), { method: 'POST', body: new URLSearchParams(form) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
  };

  async function ask(part: ConsentQuestion = {}): Promise<Asked> {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const question = {
      ...{ client_id: part.client_id ?? (await newProgram()), redirect_uri: HOME, response_type: 'code', state: 's' },
      ...{ code_challenge: challenge, code_challenge_method: 'S256', resource: `${server.url}/mcp`, ...part },
    };
    return { question: { ...question, client_id: question.client_id ?? '' }, verifier };
  }

  return {
    ...{ register, newProgram, send, ask },
    /** The form that changes a code for tokens, of a user who allowed it. */
    async allowed(user: TestClient): Promise<Record<string, string>> {
      const { question, verifier } = await ask();
      const { to } = await answer(user, question, ACCESS);
      return {
        ...{ grant_type: 'authorization_code', code: to?.searchParams.get('code') ?? '', redirect_uri: HOME },
        ...{ client_id: question.client_id, code_verifier: verifier, resource: `${server.url}/mcp` },
      };
    },
    /** Whether a token opens a call. */
    async works(token: string): Promise<boolean> {
      const headers = { authorization: `Bearer ${token}` };
      return (await server.client().fetchJson('GET', '/api/credits/balance', undefined, headers)).status === 200;
    },
  };
}
