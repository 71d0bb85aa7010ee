import './lib/check-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { packShared } from './lib/pack-shared/pack-shared.mjs';

// Packs the contracts for remotes outside this repository: docs/how-to/write-a-third-party-remote.md
await ensureInstalled();
console.log(await packShared());
