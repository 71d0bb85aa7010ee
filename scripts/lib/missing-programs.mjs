import { canRun, onPath } from './on-path.mjs';

/** Programs of Debian without which tests are skipped, and what those tests are about. */
const PROGRAMS = [
  { program: 'ffmpeg', packages: 'ffmpeg', about: 'films and M4A of strangers: the bundled ffmpeg opens none' },
  { program: 'pocketsphinx_continuous', packages: 'pocketsphinx pocketsphinx-en-us', about: 'built-in transcripts' },
  { program: 'promtool', packages: 'prometheus', about: 'metrics and alerts' },
  { program: 'nginx', packages: 'nginx-light', about: 'the nginx configuration' },
  { program: 'caddy', packages: 'caddy', about: 'the Caddy configuration' },
  { program: 'pgbouncer', packages: 'pgbouncer', about: 'connection poolers' },
];

/**
 * What tests miss on this machine.
 * @returns {string[]} a line for each missing program, and the command that installs them; empty when there is none
 */
export function missingPrograms(has = (program) => onPath(program).some(canRun)) {
  const missing = PROGRAMS.filter(({ program }) => !has(program));
  if (missing.length === 0) return [];
  return [
    ...missing.map(({ program, about }) => `skipped without ${program}: ${about}`),
    `On Debian: apt-get install ${missing.map(({ packages }) => packages).join(' ')}`,
  ];
}
