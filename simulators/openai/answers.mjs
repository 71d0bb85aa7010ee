const KINDS = {
  400: ['invalid_request_error', null],
  401: ['invalid_request_error', 'invalid_api_key'],
  404: ['invalid_request_error', 'model_not_found'],
  429: ['requests', 'rate_limit_exceeded'],
};

/**
 * Error body, in the shape that all such endpoints share.
 * @param {number} status
 * @param {{ message?: string, code?: string | null, param?: string | null }} [details]
 */
export function refusal(status, { message = `Simulated ${status}`, code, param = null } = {}) {
  const [type, usual] = KINDS[status] ?? ['server_error', null];
  return { error: { message, type, param, code: code === undefined ? usual : code } };
}
