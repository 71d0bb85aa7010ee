import { createHash } from 'node:crypto';
import type { ImageStyle } from '@flint/shared/contracts/image-options';
import type { PublicPath } from '@flint/shared/contracts/public-paths';
import { HUBS, type ToolId, toolOf } from '@flint/shared/contracts/tools';
import type { Platform } from '@flint/shared/contracts/tools/tool-row';
import sharp from 'sharp';
import { MissingObject, type Storage } from '../../platform/storage/storage';
import { CARD_HEIGHT, CARD_WIDTH } from '../../platform/web/card-path';
import type { IllustratorPool } from '../../providers/embedded/image/illustrator-pool';

/** Changes when cards are drawn in another way: those that were kept are drawn again. */
const MANNER = 1;
/** JPEG quality: below it the edges of letters fray. */
const QUALITY = 82;

/** What the pictures of a platform's pages show: quiet scenes with room for words. */
const SCENES: Readonly<Record<Platform | 'flint', string>> = {
  youtube: 'dunes at golden hour',
  x: 'mountains above a sea of mist at dawn',
  instagram: 'three ceramic vases in window light',
  tiktok: 'a vinyl record on a red background, no sleeve',
  facebook: 'a garden party under paper lanterns in the evening',
  google: 'mountain lake at sunset with a red boat',
  flint: 'an arch and stairs in the sun',
};
const STYLE: ImageStyle = 'artistic';

/** Pictures for links to public pages. */
export interface Cards {
  /** The picture of a page as JPEG: drawn by the first who asks, then kept. */
  card(of: PublicPath): Promise<Uint8Array>;
}

interface Deps {
  readonly storage: Storage;
  readonly illustrator: Pick<IllustratorPool, 'draw' | 'letter'>;
}

export function createCards({ storage, illustrator }: Deps): Cards {
  const drawing = new Map<string, Promise<Uint8Array>>();

  async function draw({ words, scene, seed }: Brief, key: string): Promise<Uint8Array> {
    const { image } = await illustrator.draw({ prompt: scene, style: STYLE, ratio: '16:9', seed });
    const cut = await sharp(image).resize(CARD_WIDTH, CARD_HEIGHT, { fit: 'cover' }).png().toBuffer();
    const lettered = await illustrator.letter({ image: cut, texts: [words], style: STYLE, prompt: scene });
    const card = await sharp(lettered).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
    await storage.keep(key, card, 'image/jpeg');
    return card;
  }

  return {
    async card(of) {
      const brief = briefOf(of);
      const key = `cards/${hashOf(brief).toString('hex')}.jpg`;
      const kept = await storage.read(key).catch((error: unknown) => {
        if (error instanceof MissingObject) return undefined;
        throw error;
      });
      if (kept) return kept;
      const started = drawing.get(key) ?? draw(brief, key).finally(() => drawing.delete(key));
      drawing.set(key, started);
      return started;
    },
  };
}

interface Brief {
  readonly words: string;
  readonly scene: string;
  readonly seed: number;
}

/** What a page's card says and shows. Equal pages have equal cards, for ever. */
function briefOf({ path, page }: PublicPath): Brief {
  const [, root, platform] = path.split('/') as [string, string, Platform | undefined];
  const hub = root === 'tools' && platform ? HUBS[platform] : undefined;
  const words = hub ? wordsOf(hub.label, path) : page.title;
  const scene = SCENES[hub && platform ? platform : 'flint'];
  return { words, scene, seed: createHash('sha256').update(path).digest().readUInt32BE(0) };
}

function wordsOf(label: string, path: string): string {
  const id = path.slice('/tools/'.length);
  if (!id.includes('/')) return `${label} tools`;
  const { title } = toolOf(id as ToolId);
  return `${label} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

const hashOf = (brief: Brief) =>
  createHash('sha256')
    .update(JSON.stringify([MANNER, brief]))
    .digest();
