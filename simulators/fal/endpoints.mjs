import { MEDIA_ENDPOINTS } from './media-endpoints.mjs';
import { PICTURE_ENDPOINTS } from './picture-endpoints.mjs';
import { pictureFileOf, pictureOutputOf } from './pictures.mjs';
import { pictureComplaints } from './validate.mjs';

/**
 * The behaviour of a simulated endpoint.
 *
 * @typedef {object} Endpoint
 * @property {(input: Record<string, any>) => import('./validate.mjs').Fault[]} complaints about an input
 * @property {(request: import('./request.mjs').FalRequest) => object} output the body of a result
 * @property {(request: import('./request.mjs').FalRequest, file: string) => Promise<{ type: string, bytes: Buffer }>} file
 *   a file of its results by name
 */

const pictures = Object.entries(PICTURE_ENDPOINTS).map(([path, row]) => [
  path,
  {
    complaints: (/** @type {Record<string, any>} */ input) => pictureComplaints(row, input),
    output: (/** @type {import('./request.mjs').FalRequest} */ request) => pictureOutputOf(row, request),
    file: (/** @type {import('./request.mjs').FalRequest} */ request, /** @type {string} */ file) =>
      pictureFileOf(row, request, file),
  },
]);

/** @type {Readonly<Record<string, Endpoint>>} */
export const ENDPOINTS = { ...Object.fromEntries(pictures), ...MEDIA_ENDPOINTS };

/** The app of an endpoint: all that its status, result and cancel addresses carry. */
export const appOf = (/** @type {string} */ endpoint) => endpoint.split('/').slice(0, 2).join('/');
