import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { removePicture, setPicture } from '@flint/shared/contracts/account';
import { type Route, route } from '../../../platform/http/route';
import { findUser } from '../user-service';
import type { UsersServices } from '../users-services';
import { hidePicture, showPicture } from './profile-picture';

/** Routes for the profile picture. */
export function pictureRoutes({ db, storage, uploads }: UsersServices): Route[] {
  return [
    route(setPicture, async ({ viewer: { user }, body }) => {
      const { uploadId } = body;
      const { path } = await uploads.take({ userId: user.id, uploadId, purpose: 'profile-picture', by: randomUUID() });
      const bytes = await readFile(path);
      await uploads.release(uploadId);
      await showPicture({ db, storage }, user, bytes);
      return { user: (await findUser(db, user.id)) ?? user };
    }),
    route(removePicture, async ({ viewer: { user } }) => {
      await hidePicture({ db, storage }, user);
      return { user: { ...user, image: null } };
    }),
  ];
}
