/**
 * The nested fields of a form: `metadata[checkout]=…`.
 * @param {Record<string, string>} form
 * @param {string} name
 */
export const nested = (form, name) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  );

/** As JSON, without the simulator's own fields. @param {object} body */
export const answered = (body) => JSON.stringify(body, (key, value) => (key.startsWith('$') ? undefined : value));

export const error = (/** @type {number} */ status, /** @type {object} */ fields) => ({
  status,
  body: { error: fields },
});
export const missing = () =>
  error(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' });
export const refused = () =>
  error(400, { type: 'invalid_request_error', code: 'unexpected_state', message: 'Its state does not allow this' });
export const ok = (/** @type {object} */ body) => ({ status: 200, body });
