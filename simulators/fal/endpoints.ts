import type { Endpoint } from './endpoint';
import { MEDIA_ENDPOINTS } from './media-endpoints';
import { PICTURE_ENDPOINTS } from './picture-endpoints';
import { pictureFile, pictureOutput } from './pictures';
import { pictureComplaints } from './validate';

const pictures = Object.entries(PICTURE_ENDPOINTS).map(([path, row]): [string, Endpoint] => [
  path,
  {
    complaints: (input) => pictureComplaints(row, input),
    output: (request) => pictureOutput(row, request),
    file: (request, name) => pictureFile(row, request, name),
  },
]);

/** Endpoints by their paths. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = { ...Object.fromEntries(pictures), ...MEDIA_ENDPOINTS };
