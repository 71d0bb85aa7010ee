import './lib/check-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await ensureBuilt(['simulators']);
await import('../simulators/dist/main.js');
