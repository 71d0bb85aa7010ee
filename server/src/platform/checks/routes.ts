import { listServices } from '@flint/shared/contracts/services';
import { type Route, route } from '../http/route';
import type { KeyChecks } from './key-checks';

/** The route that shows staff which services take our keys. */
export function keyCheckRoutes(checks: Pick<KeyChecks, 'list'>): Route[] {
  return [route(listServices, async () => ({ services: [...checks.list()] }))];
}
