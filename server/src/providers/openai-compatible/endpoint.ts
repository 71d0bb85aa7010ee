/** An endpoint that speaks OpenAI's HTTP API: OpenAI itself, Ollama, vLLM, llama.cpp and many more. */
export interface Endpoint {
  /** Base URL with its version: `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  /** Absent where the endpoint needs none. */
  readonly apiKey?: string | undefined;
  /** Milliseconds without a byte after which an answer counts as stalled; the default is 120,000. */
  readonly silenceMs?: number | undefined;
}

const SILENCE_MS = 120_000;

/** How long an endpoint may stay silent, in milliseconds: loading a large model takes a minute. */
export function silenceOf({ silenceMs = SILENCE_MS }: Endpoint): number {
  return silenceMs;
}

/** The headers of a request without the SDK. */
export function headersOf({ apiKey }: Endpoint): Record<string, string> {
  return apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
}

/** URL of one of the endpoint's calls. */
export function callAddress({ baseUrl }: Endpoint, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}${path}`;
}

/** A model as a price list names it: with the host that serves it, since hosts price the same model differently. */
export function billedName({ baseUrl }: Endpoint, model: string): string {
  return `${new URL(baseUrl).host}/${model}`;
}
