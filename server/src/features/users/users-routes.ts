import type { Route } from '../../platform/http/route';
import { accountRoutes } from './account/account-routes';
import { emailRoutes } from './account/email-routes';
import { pictureRoutes } from './account/picture-routes';
import { preferencesRoutes } from './account/preferences-routes';
import { sessionListRoutes } from './account/session-list-routes';
import { googleRoutes } from './google/google-routes';
import { passwordRoutes } from './password-routes';
import { sessionRoutes } from './session-routes';
import { createUsersServices, type UsersDeps } from './users-services';
import { verificationRoutes } from './verification-routes';

/** All routes of accounts: sign-in, verification and settings. */
export function usersRoutes(deps: UsersDeps): Route[] {
  const services = createUsersServices(deps);
  return [
    ...sessionRoutes(services),
    ...verificationRoutes(services),
    ...passwordRoutes(services),
    ...googleRoutes(services),
    ...accountRoutes(services),
    ...emailRoutes(services),
    ...pictureRoutes(services),
    ...sessionListRoutes(services),
    ...preferencesRoutes(services),
  ];
}
