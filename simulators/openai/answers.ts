const KINDS: Readonly<Record<number, readonly [type: string, code: string | null]>> = {
  400: ['invalid_request_error', null],
  401: ['invalid_request_error', 'invalid_api_key'],
  404: ['invalid_request_error', 'model_not_found'],
  429: ['requests', 'rate_limit_exceeded'],
};

/** What is told of a refusal beyond its status. */
export interface Refusal {
  message?: string;
  code?: string | null;
  param?: string | null;
}

/** Error body, in the shape that all such endpoints share. */
export function refusal(status: number, { message = `Simulated ${status}`, code, param = null }: Refusal = {}): object {
  const [type, usual] = KINDS[status] ?? ['server_error', null];
  return { error: { message, type, param, code: code === undefined ? usual : code } };
}
