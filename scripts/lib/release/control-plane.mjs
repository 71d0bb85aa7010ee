import { Failure } from './failure.mjs';

/** Client of a control plane, with a release token. */
export class ControlPlane {
  /** @param {{ url: string, token: string }} access */
  constructor({ url, token }) {
    this.url = new URL(url).origin;
    this.token = token;
  }

  /**
   * Sends a GraphQL request. @returns its data
   * @throws Failure with a message, also when the server is unreachable
   */
  async ask(query, variables = {}) {
    const response = await this.#fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ query, variables }),
    });
    const body = await response.json().catch(() => undefined);
    const [error] = body?.errors ?? [];
    if (error?.extensions?.code === 'UNAUTHENTICATED')
      throw new Failure(
        `${error.message} The token is not one of ${this.url}. Check FLINT_URL, FLINT_RELEASE_TOKEN and DATA_DIR.`,
      );
    if (error) throw new Failure(error.message);
    if (!body?.data) throw new Failure(`${this.url} answered ${response.status}, and not as a Flint does.`);
    return body.data;
  }

  /** Uploads a file to a signed address. @throws Failure */
  async put({ path, url, headers }, bytes) {
    const response = await this.#fetch(url, {
      method: 'PUT',
      headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
      body: bytes,
    });
    if (response.ok) return;
    const { message } = await response.json().catch(() => ({}));
    throw new Failure(`${path} was not taken: ${message ?? response.status}`);
  }

  #fetch(address, init) {
    return fetch(new URL(address, this.url), { ...init, redirect: 'error' }).catch((error) => {
      throw new Failure(
        `Nothing answers at ${this.url} (${error.cause?.code ?? error.message}). Is the server running?`,
      );
    });
  }
}
