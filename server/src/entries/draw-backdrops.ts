import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { illustrate } from '@flint/engines/image/illustrate';
import sharp from 'sharp';
import { backdropFile, SCENE_STYLE, SCENES, type SceneName } from '../features/public-pages/card-scenes';
import { CARD_HEIGHT, CARD_WIDTH } from '../platform/web/card-path';

const FOLDER = process.argv[2] ?? 'server/src/features/public-pages/backdrops';
/** WebP quality: under lettering the loss below 80 is invisible, and the texture of brushwork makes large files. */
const QUALITY = 70;

await mkdir(FOLDER, { recursive: true });
for (const [name, scene] of Object.entries(SCENES)) {
  const { image } = await illustrate({ ...scene, style: SCENE_STYLE, ratio: '16:9' });
  await sharp(image)
    .resize(CARD_WIDTH, CARD_HEIGHT, { fit: 'cover' })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(FOLDER, backdropFile(name as SceneName)));
}
