import { REMOTE_NAMES, type RemoteName } from '../shared/contracts/remotes';

/** First port of the development servers: the shell's; those of the remotes follow in the order of REMOTE_NAMES. */
export const SHELL_PORT = Number(process.env.PORT_SHELL ?? 3100);

/**
 * Address of the deployed shell that a remote is developed in. Its production React has no Fast Refresh, so the page
 * reloads.
 */
export const DEPLOYED_SHELL = process.env.DEV_SHELL;

/** Port of a remote's development server. */
export function portOf(remote: RemoteName): number {
  return SHELL_PORT + 1 + REMOTE_NAMES.indexOf(remote);
}
