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

/**
 * The vendor's complaints about an input, in the shape of its 422 answers; empty when there are none.
 * @param {import('./endpoints.mjs').Endpoint} endpoint
 * @param {unknown} body
 * @returns {Fault[]}
 */
export function complaintsAbout(endpoint, body) {
  if (typeof body !== 'object' || body === null) return [{ loc: ['body'], msg: 'Field required', type: 'missing' }];
  const input = /** @type {Record<string, any>} */ (body);
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
