import type { APIRequestContext } from 'playwright/test';
import type { Product } from './product';

/** The staff user of a development server, through the API. */
export class Staff {
  constructor(
    private readonly request: APIRequestContext,
    private readonly product: Product,
  ) {}

  async signIn(): Promise<this> {
    const response = await this.request.post('/api/users/sign-in', { data: this.product.staff });
    if (!response.ok()) throw new Error(`Signing in as staff answered ${response.status()}`);
    return this;
  }

  /** Sends a GraphQL request to the control plane. */
  async ask(query: string, variables: object = {}): Promise<unknown> {
    const headers = { origin: this.product.url };
    const response = await this.request.post('/graphql', { data: { query, variables }, headers });
    const { data, errors } = await response.json();
    if (errors) throw new Error(`The control plane refused: ${errors[0].message}`);
    return data;
  }

  async put(url: string, body: string, headers: readonly { name: string; value: string }[]): Promise<void> {
    const given = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
    const response = await this.request.put(url, { data: body, headers: given });
    if (!response.ok()) throw new Error(`An upload answered ${response.status()}: ${await response.text()}`);
  }

  /** Adds credits to a user's balance. */
  async give(userId: string, amount: number): Promise<void> {
    const data = { userId, amount, description: 'A test', type: 'purchase' };
    const headers = { origin: this.product.url };
    const response = await this.request.post('/api/credits/add', { data, headers });
    if (!response.ok()) throw new Error(`Adding credits answered ${response.status()}: ${await response.text()}`);
  }

  /** Overrides a remote for one user. */
  async override(remote: string, email: string, gets: { version?: string; enabled?: boolean }): Promise<void> {
    await this.ask(
      `mutation ($remote: String!, $email: String!, $version: String, $enabled: Boolean) {
        addOverride(environment: "development", remote: $remote, email: $email, version: $version, enabled: $enabled,
          why: "A test") { enabled }
      }`,
      { remote, email, ...gets },
    );
  }
}
