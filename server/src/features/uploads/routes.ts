import { presignUpload } from '@flint/shared/contracts/uploads';
import { type Route, route } from '../../platform/http/route';
import type { Uploads } from './uploads-service';

/** Routes that announce an upload and sign its address. */
export function uploadRoutes(uploads: Uploads): Route[] {
  return [route(presignUpload, ({ viewer, body }) => uploads.presign(viewer.user.id, body))];
}
