import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/**
 * Reads the options of a command of which all are whole numbers. One more is `seed`, drawn by chance where it is not
 * given. Ends the process with 1, and the option's name, at anything else.
 * @param {Readonly<Record<string, string>>} defaults values by option
 * @param {boolean} allowPositionals whether words without an option are taken
 * @returns {{ values: Record<string, string>, positionals: string[] }}
 */
export function wholeNumbers(defaults, allowPositionals = false) {
  const all = Object.entries({ seed: String(randomInt(1e6)), ...defaults });
  const options = Object.fromEntries(all.map(([name, value]) => [name, { type: 'string', default: value }]));
  const { values, positionals } = parseArgs({ allowPositionals, options });
  for (const [name, value] of Object.entries(values)) {
    if (/^[1-9]\d*$/.test(value) || (name === 'seed' && value === '0')) continue;
    console.error(`--${name} is a whole number, not "${value}".`);
    process.exit(1);
  }
  return { values, positionals };
}
