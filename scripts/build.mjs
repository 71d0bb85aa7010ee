import './lib/check-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

const names = process.argv.slice(2);
await ensureInstalled();
await ensureBuilt(names.length > 0 ? names : undefined);
