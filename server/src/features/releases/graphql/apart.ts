import type { Environment } from '@flint/shared/contracts/boot';
import { AppError } from '../../../platform/http/app-error';
import type { ControlPlaneDeps } from './builder';

/**
 * In a shared control plane each environment is changed through its own servers: accounts of staff, and the files of
 * releases, are kept there.
 * @throws AppError `forbidden` when this server is of another environment
 */
export function assertOwnEnvironment(deps: ControlPlaneDeps, environment: Environment): void {
  if (deps.isShared && environment !== deps.environment)
    throw new AppError(
      'forbidden',
      `This server is of ${deps.environment}: ${environment} is changed at a server of ${environment}.`,
    );
}

/** @throws AppError `forbidden` when this server is of another environment: previews are opened at their own server */
export function assertHere(deps: ControlPlaneDeps, environment: Environment): void {
  if (environment !== deps.environment)
    throw new AppError(
      'forbidden',
      `This server is of ${deps.environment}: previews of ${environment} are at a server of ${environment}.`,
    );
}
