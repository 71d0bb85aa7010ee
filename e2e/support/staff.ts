import type { APIRequestContext } from 'playwright/test';

/** The staff user of a development server, through the API. */
export class Staff {
  constructor(private readonly request: APIRequestContext) {}

  async signIn(): Promise<this> {
    const data = { email: process.env.E2E_STAFF_EMAIL, password: process.env.E2E_STAFF_PASSWORD };
    const response = await this.request.post('/api/users/sign-in', { data });
    if (!response.ok()) throw new Error(`Signing in as staff answered ${response.status()}`);
    return this;
  }

  /** Sends a GraphQL request to the control plane. */
  async ask(query: string, variables: object = {}): Promise<unknown> {
    const headers = { origin: process.env.E2E_URL ?? '' };
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
