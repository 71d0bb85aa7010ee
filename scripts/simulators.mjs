import './lib/check-node.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await import('../simulators/main.mjs');
