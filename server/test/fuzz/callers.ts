import { randomUUID } from 'node:crypto';
import { newStaff } from '../support/control-plane';
import type { TestClient, TestServer } from '../support/server';
import { ask, said } from '../support/spark';
import type { Places } from './requests';

/** Who sends requests. */
export interface Caller {
  readonly name: string;
  /** A text in what the caller wrote; undefined where it wrote nothing. */
  readonly own: string | undefined;
  /** Texts that no answer to this caller may contain. */
  readonly forbidden: readonly string[];
  readonly places: Places;
  /** A client with the caller's session. What a request does to its cookies ends with it. */
  client(): TestClient;
  /** Signs in again, where a request ended the session. */
  renew(): Promise<void>;
}

/** Signs a user up, with one row of each kind; each has a canary in what the user wrote. */
async function plant(server: TestServer) {
  const canary = `canary${randomUUID().replaceAll('-', '')}`;
  const user = await server.signUpVerified({ email: `${canary}@example.com`, name: canary });
  await user.grant(20);
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await user.fetchJson('POST', path, body, { prefer: 'respond-async' });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  };
  const { run } = await post<{ run: { id: string } }>('/api/fal-ai/generate/image', { prompt: `a lake ${canary}` });
  const [picture] = (await user.untilEnded(run.id)).images;
  const brand = await post<{ id: string }>('/api/brand-profiles', { name: canary, description: canary });
  const { collection } = await post<{ collection: { id: string } }>('/api/library/collections', { name: canary });
  const job = await post<{ id: string }>('/api/youtube-title-generator/jobs', { prompt: canary });
  await user.untilEnded(job.id);
  const { conversationId: conversation, started } = await ask(user, said(`Hello ${canary}`));
  const file = { purpose: 'source-image', name: `${canary}.png`, contentType: 'image/png', bytes: 10 };
  const { uploadId: upload } = await post<{ uploadId: string }>('/api/uploads/presign', file);
  const ids = { brand: brand.id, run: run.id, picture: picture?.id ?? '', job: job.id, collection: collection.id };
  return { canary, user, ids: { user: user.id, ...ids, conversation, message: started.questionId, upload } };
}

const placesOf = (whose: 'own' | 'foreign', ids: Readonly<Record<string, string>>): Places =>
  Object.fromEntries(Object.entries(ids).map(([what, id]) => [`<${whose}-${what}>`, id]));

/** A visitor, two users who know each other's ids, and staff. */
export async function gather(server: TestServer): Promise<Caller[]> {
  const [maya, noor] = [await plant(server), await plant(server)];
  const staff = await newStaff(server);
  const signedIn = (own: typeof maya, other: typeof maya) => ({
    own: own.canary as string | undefined,
    forbidden: [other.canary],
    places: { ...placesOf('own', own.ids), ...placesOf('foreign', other.ids) },
    client: () => own.user.copy(),
    renew: () => own.user.signIn(),
  });
  return [
    {
      ...signedIn(maya, noor),
      ...{
        name: 'visitor',
        own: undefined,
        forbidden: [maya.canary, noor.canary],
        client: server.client,
        renew: async () => undefined,
      },
    },
    { ...signedIn(maya, noor), name: 'user' },
    { ...signedIn(noor, maya), name: 'other user' },
    // Staff may read what is another's.
    {
      ...signedIn(maya, noor),
      name: 'staff',
      own: undefined,
      forbidden: [],
      client: () => staff.copy(),
      renew: () => staff.signIn(),
    },
  ];
}
