import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wordsPage } from './page';

const FOLDER = 'docs/gallery/words';

await mkdir(FOLDER, { recursive: true });
await writeFile(join(FOLDER, 'README.md'), wordsPage());
