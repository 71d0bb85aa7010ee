import { parseArgs } from 'node:util';
import { REMOTES } from '../workspaces.mjs';
import { Failure } from './failure.mjs';

const ENVIRONMENTS = ['development', 'staging', 'production'];

/** Options of the commands, beside `--help`. */
const OPTIONS = {
  env: { type: 'string' },
  rollout: { type: 'string' },
  notes: { type: 'string' },
  why: { type: 'string' },
  json: { type: 'boolean' },
};

/**
 * Reads a command line; with `--help`, prints the usage and ends the process.
 * @param {string} usage
 * @param {(keyof typeof OPTIONS)[]} names options of this command
 * @param {{ place?: boolean }} `place`: remote and environment are required
 */
export function readOptions(usage, names, { place = true } = {}) {
  const { values, positionals } = parse(usage, names);
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const [remote, ...rest] = positionals;
  if (rest.length > 0) throw new Failure(`There is something too much: ${rest.join(' ')}\n\n${usage}`);
  if (place && !remote) throw new Failure(`Say which remote.\n\n${usage}`);
  if (place && !values.env) throw new Failure(`Say where: --env ${ENVIRONMENTS.join(' or ')}\n\n${usage}`);
  if (remote && !REMOTES.includes(remote))
    throw new Failure(`There is no remote ${remote}. There are: ${REMOTES.join(', ')}`);
  if (values.env && !ENVIRONMENTS.includes(values.env))
    throw new Failure(`There is no environment ${values.env}. There are: ${ENVIRONMENTS.join(', ')}`);
  return { ...values, remote, environment: values.env, rollout: readPercent(values.rollout) };
}

function parse(usage, names) {
  const options = Object.fromEntries(names.map((name) => [name, OPTIONS[name]]));
  try {
    return parseArgs({ allowPositionals: true, options: { ...options, help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    throw new Failure(`${error.message}\n\n${usage}`);
  }
}

function readPercent(given) {
  if (given === undefined) return undefined;
  if (/^\d{1,3}$/.test(given) && Number(given) <= 100) return Number(given);
  throw new Failure(`--rollout is a whole percentage from 0 to 100, not ${given}.`);
}
