import type { Route } from '../../platform/http/route';
import { googleRoutes } from './google/google-routes';
import { passwordRoutes } from './password-routes';
import { sessionRoutes } from './session-routes';
import { createUsersServices, type UsersDeps } from './users-services';
import { verificationRoutes } from './verification-routes';

/** All calls of `contracts/users`. */
export function usersRoutes(deps: UsersDeps): Route[] {
  const services = createUsersServices(deps);
  return [
    ...sessionRoutes(services),
    ...verificationRoutes(services),
    ...passwordRoutes(services),
    ...googleRoutes(services),
  ];
}
