import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analysisPage } from './page';

const GALLERY = 'docs/gallery';

await mkdir(join(GALLERY, 'analysis'), { recursive: true });
await writeFile(join(GALLERY, 'analysis/README.md'), await analysisPage(GALLERY));
