import './lib/check-node.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { createRemote } from './lib/new-remote/create-remote.mjs';
import { assertFree, readName } from './lib/new-remote/read-name.mjs';
import { Failure, main } from './lib/release/failure.mjs';
import { ROOT } from './lib/root.mjs';

const USAGE = `Usage: npm run new:remote -- <name>

Makes the folder mfe-<name> with a page at /<name>, its tests and its README, and adds the name to the list of remotes
(REMOTE_NAMES in shared/contracts/remotes.ts). The name has small letters, digits and dashes: invoices, brand-kit.`;

await main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  if (values.help) return console.log(USAGE);
  if (positionals.length !== 1) throw new Failure(`Say one name.\n\n${USAGE}`);
  const name = readName(positionals[0]);
  assertFree(ROOT, name);
  await ensureInstalled();
  await createRemote(ROOT, name);
  const remote = `mfe-${name}`;
  console.log(`${remote} is there, with a page at /${name}. Next:
  npm run test:unit -- ${remote}
  npm run dev -w ${remote}
  npm start, and beside it: npm run release -- ${remote} --env development --why "first try"`);
});
