import { parseArgs } from 'node:util';
import { REMOTES } from '../workspaces.mjs';
import { Failure } from './failure.mjs';

const ENVIRONMENTS = ['development', 'staging', 'production'];

/** Options of the commands, beside `--help`. */
const OPTIONS = {
  env: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  version: { type: 'string' },
  rollout: { type: 'string' },
  ramp: { type: 'string' },
  every: { type: 'string' },
  notes: { type: 'string' },
  why: { type: 'string' },
  json: { type: 'boolean' },
  force: { type: 'boolean' },
  preview: { type: 'boolean' },
  expires: { type: 'string' },
};

/**
 * Reads a command line; with `--help`, prints the usage and ends the process.
 * @param {string} usage
 * @param {(keyof typeof OPTIONS)[]} names options of this command
 * @param {{ place?: boolean, why?: boolean, argv?: string[] }} `place`: remote and environment are required; `why`: a reason is; of a
 *   preview neither environment nor reason
 */
export function readOptions(usage, names, { place = true, why = false, argv = process.argv.slice(2) } = {}) {
  const { values, positionals } = parse(usage, names, argv);
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const isPreview = values.preview === true;
  const [remote, ...others] = positionals;
  // `--preview` may be followed by a name.
  const [branch, ...rest] = isPreview ? others : [undefined, ...others];
  if (rest.length > 0) throw new Failure(`There is something too much: ${rest.join(' ')}\n\n${usage}`);
  if (place && !remote) throw new Failure(`Say which remote.\n\n${usage}`);
  if (place && !values.env && !isPreview)
    throw new Failure(`Say where: --env ${ENVIRONMENTS.join(' or ')}\n\n${usage}`);
  if (remote && !REMOTES.includes(remote))
    throw new Failure(`There is no remote ${remote}. There are: ${REMOTES.join(', ')}`);
  if (values.env && !ENVIRONMENTS.includes(values.env))
    throw new Failure(`There is no environment ${values.env}. There are: ${ENVIRONMENTS.join(', ')}`);
  const percent = readPercent(values.rollout);
  if (why && !values.why?.trim() && !isPreview) throw new Failure(`Say why: --why "…"\n\n${usage}`);
  const given = ['rollout', 'ramp', 'every'].find((name) => values[name] !== undefined);
  if (isPreview && given) throw new Failure(`A preview has no --${given}: no rule gives it to users.`);
  if (values.expires !== undefined && !isPreview) throw new Failure('--expires is of a preview: add --preview.');
  return { ...values, remote, environment: values.env, rollout: percent, branch, hours: readHours(values.expires) };
}

/** @throws Failure when an option names no environment */
export function assertEnvironment(option, given, usage) {
  if (!given) throw new Failure(`Say --${option} ${ENVIRONMENTS.join(' or ')}\n\n${usage}`);
  if (!ENVIRONMENTS.includes(given))
    throw new Failure(`There is no environment ${given}. There are: ${ENVIRONMENTS.join(', ')}`);
}

function parse(usage, names, args) {
  const options = Object.fromEntries(names.map((name) => [name, OPTIONS[name]]));
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    throw new Failure(`${error.message}\n\n${usage}`);
  }
}

const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 };

/**
 * Reads `--ramp 5,25,100 --every 30m`.
 * @returns {{ steps: number[], everySeconds: number } | undefined}
 * @throws Failure when one of them is missing or invalid
 */
export function readRamp({ ramp, every }) {
  if (ramp === undefined && every === undefined) return undefined;
  if (ramp === undefined || every === undefined)
    throw new Failure('--ramp and --every go together: --ramp 5,25,100 --every 30m');
  const steps = ramp.split(',').map((step) => (/^\d{1,3}$/.test(step) ? Number(step) : Number.NaN));
  const rises = steps.every((step, at) => step > (steps[at - 1] ?? 0) && step <= 100);
  if (!rises || steps.length < 2)
    throw new Failure(`--ramp is rising whole percentages, such as 5,25,100, not ${ramp}.`);
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(every) ?? [];
  if (!count) throw new Failure(`--every is a time such as 90s, 30m, 2h or 1d, not ${every}.`);
  return { steps, everySeconds: Number(count) * SECONDS[unit] };
}

function readPercent(given) {
  if (given === undefined) return undefined;
  if (/^\d{1,3}$/.test(given) && Number(given) <= 100) return Number(given);
  throw new Failure(`--rollout is a whole percentage from 0 to 100, not ${given}.`);
}

/** Hours of `12h` or `3d`. */
function readHours(given) {
  if (given === undefined) return undefined;
  const [, count, unit] = /^([1-9]\d{0,2})([hd])$/.exec(given) ?? [];
  if (count === undefined) throw new Failure(`--expires reads like 12h or 3d, not ${given}.`);
  return Number(count) * (unit === 'd' ? 24 : 1);
}
