import { presignUpload } from '@flint/shared/contracts/uploads';
import { type Route, route } from '../../platform/http/route';
import type { Uploads } from './uploads-service';

/** Where an upload of any kind begins. */
export function uploadRoutes(uploads: Uploads): Route[] {
  return [route(presignUpload, ({ viewer, body }) => uploads.presign(viewer.user.id, body))];
}
