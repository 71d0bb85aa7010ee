import { InvalidArgumentError, Option } from 'commander';

/** The longest reason, in characters, as in the control plane. */
const MAX = 500;

/** `--why`: the actor's reason, kept in the audit log. Mandatory. */
export function whyOption(): Option {
  return new Option('--why <reason>', 'the reason, for the audit log').argParser(readWhy).makeOptionMandatory();
}

function readWhy(given: string): string {
  const why = given.trim();
  if (why.length > 0 && why.length <= MAX) return why;
  throw new InvalidArgumentError(`A reason has 1 to ${MAX} characters.`);
}
