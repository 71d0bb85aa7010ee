import type { Environment } from '@flint/shared/contracts/boot';
import type { ListedRelease, Plan, RemoteSteering } from '@flint/shared/contracts/releases';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { RunningServer, TestClient } from './server';
import { giveRole, makeToken } from './steward';

interface Answer<T> {
  data: T;
  /** Code of the first error; undefined when there is none. */
  code: string | undefined;
  message: string | undefined;
}

/** Sends a GraphQL request as a client, or with a release token. */
export async function ask<T = Record<string, unknown>>(
  client: TestClient,
  query: string,
  variables: object = {},
  token?: string,
): Promise<Answer<T>> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { body } = await client.fetchJson('POST', '/graphql', { query, variables }, headers as Record<string, string>);
  const { data, errors } = body as { data: T; errors?: { message: string; extensions: { code: string } }[] };
  return { data, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

/** The release plan in a page of this client. */
export async function planOf(client: TestClient, path = '/dashboard'): Promise<Pick<Plan, 'remotes' | 'revision'>> {
  const html = await (await client.fetch(path)).text();
  return JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}

/** The release of a remote in a plan. */
export async function offerOf(client: TestClient, remote: RemoteName) {
  const offer = (await planOf(client)).remotes.find(({ name }) => name === remote);
  if (!offer) throw new Error(`${remote} is not in the plan`);
  return offer;
}

/** A signed-in member of staff. */
export async function newStaff(server: RunningServer): Promise<TestClient> {
  const staff = await server.signUpVerified();
  await giveRole(server.env.DATABASE_URL, staff.id, 'admin');
  return staff;
}

/** Creates a release token. */
export const newToken = (
  { env }: RunningServer,
  remote: string,
  environment: string,
  name = 'a team',
): Promise<string> => makeToken(env.CONTROL_DATABASE_URL ?? env.DATABASE_URL, name, remote, environment);

/** Runs a mutation on a remote. */
export async function steer(
  client: TestClient,
  mutation: string,
  place: { environment: Environment; remote: RemoteName },
  more: Record<string, string | number | boolean> = {},
  token?: string,
) {
  const given = { ...place, why: 'because', ...more };
  const args = Object.entries(given).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const query = `mutation { steering: ${mutation}(${args.join(', ')}) {
    enabled killed rollout stable { version } candidate { version } previous { version } overrides { id }
  } }`;
  return ask<{ steering: RemoteSteering } | null>(client, query, {}, token);
}

/** Versions of a remote in an environment. */
export async function listOf(client: TestClient, environment: Environment, remote: RemoteName, token?: string) {
  const query = `{ releaseList(environment: "${environment}", remote: "${remote}") { version state rollout } }`;
  return (await ask<{ releaseList: ListedRelease[] }>(client, query, {}, token)).data.releaseList;
}
