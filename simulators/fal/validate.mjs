import { sizeOf } from './sizes.mjs';

const SEED_MAX = 2 ** 32 - 1;

/**
 * @typedef {{ loc: (string | number)[], msg: string, type: string }} Fault
 */

/** @returns {Fault} */
const fault = (/** @type {string} */ field, /** @type {string} */ type, /** @type {string} */ msg) => ({
  loc: ['body', field],
  msg,
  type,
});

/** Type checks by name. */
const IS = {
  string: (/** @type {unknown} */ value) => typeof value === 'string',
  number: (/** @type {unknown} */ value) => typeof value === 'number',
  integer: Number.isInteger,
  array: Array.isArray,
};

/**
 * Schema of an input: each field has a type, or a list of values.
 * @typedef {Record<string, { required?: boolean, type?: string, values?: string[] }>} Fields
 */

/**
 * Validates an input against a schema; ignores unknown fields, as the vendor does.
 * @param {Fields} fields
 * @param {Record<string, any>} input
 * @returns {Fault[]}
 */
export function fieldComplaints(fields, input) {
  return Object.entries(fields).flatMap(([name, { required, type, values }]) => {
    const value = input[name];
    if (value === undefined) return required ? [fault(name, 'missing', 'Field required')] : [];
    if (type && !IS[/** @type {keyof typeof IS} */ (type)](value)) {
      return [fault(name, `${type}_type`, `Input should be a valid ${type}`)];
    }
    return values && !values.includes(value)
      ? [fault(name, 'literal_error', `Input should be ${values.join(', ')}`)]
      : [];
  });
}

/**
 * Validates the input of an image endpoint.
 * @param {import('./picture-endpoints.mjs').PictureEndpoint} endpoint
 * @param {Record<string, any>} input
 * @returns {Fault[]}
 */
export function pictureComplaints(endpoint, input) {
  const faults = [];
  if (!endpoint.wordless && typeof input.prompt !== 'string') faults.push(fault('prompt', 'missing', 'Field required'));
  if (endpoint.fromImage && typeof input.image_url !== 'string') {
    faults.push(fault('image_url', 'missing', 'Field required'));
  }
  const pictures = input.num_images ?? 1;
  if (!Number.isInteger(pictures) || pictures < 1 || pictures > 4) {
    faults.push(fault('num_images', 'less_than_equal', 'Input should be from 1 to 4'));
  }
  if (input.seed !== undefined && !(Number.isInteger(input.seed) && input.seed >= 0 && input.seed <= SEED_MAX)) {
    faults.push(fault('seed', 'int_type', 'Input should be a valid integer'));
  }
  if (sizeOf(endpoint, input) === null) faults.push(fault(endpoint.size, 'enum', 'Input is not a known size'));
  return faults;
}

/**
 * Validates an input; errors have the shape of the vendor's 422 answers, and are empty for a valid input.
 * @param {import('./endpoints.mjs').Endpoint} endpoint
 * @param {unknown} body
 * @returns {Fault[]}
 */
export function complaintsAbout(endpoint, body) {
  if (typeof body !== 'object' || body === null) return [{ loc: ['body'], msg: 'Field required', type: 'missing' }];
  return endpoint.complaints(/** @type {Record<string, any>} */ (body));
}
