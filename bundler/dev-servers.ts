import { REMOTE_NAMES, type RemoteName } from '../shared/contracts/remotes';

/** First port of the development servers: the shell's; each remote's follows in the order of REMOTE_NAMES. */
export const SHELL_PORT = Number(process.env.PORT_SHELL ?? 3100);

/** Host of the deployed shell that a remote is developed in. Its React cannot replace components: the page reloads. */
export const DEPLOYED_SHELL = process.env.DEV_SHELL;

/** Where a remote's development server is: beside the shell's, in the order of the list. */
export function portOf(remote: RemoteName): number {
  return SHELL_PORT + 1 + REMOTE_NAMES.indexOf(remote);
}
