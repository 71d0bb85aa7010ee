import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IllustratorPool } from '@flint/engines/spec/illustrator';
import type { PublicPath } from '@flint/shared/tools/public-paths';
import type { Platform } from '@flint/shared/tools/tool-row';
import { HUBS, type ToolId, toolOf } from '@flint/shared/tools/tools';
import sharp from 'sharp';
import { MissingObject, type Storage } from '../../platform/storage/storage';
import { backdropFile, SCENE_STYLE, SCENES, type SceneName } from './card-scenes';

/** Cache version: raise it when cards are drawn differently, and cached ones are replaced. */
const MANNER = 2;
/** JPEG quality: below it the edges of letters fray. */
const QUALITY = 82;

/** Open Graph pictures of public pages. */
export interface Cards {
  /** The picture of a page as JPEG, or its address at a CDN: drawn on the first request, then cached. */
  card(of: PublicPath): Promise<Uint8Array | URL>;
}

interface CardsDeps {
  readonly storage: Storage;
  readonly illustrator: Pick<IllustratorPool, 'letter'>;
  /** Folder of the backdrops. */
  readonly backdrops: string;
}

export function createCards({ storage, illustrator, backdrops }: CardsDeps): Cards {
  const making = new Map<string, Promise<Uint8Array>>();

  async function make({ words, scene }: Brief, key: string): Promise<Uint8Array> {
    const image = await readFile(join(backdrops, backdropFile(scene)));
    const { prompt } = SCENES[scene];
    const lettered = await illustrator.letter({ image, texts: [words], style: SCENE_STYLE, prompt });
    const card = await sharp(lettered).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
    await storage.keep(key, card, 'image/jpeg');
    return card;
  }

  const drawn = (brief: Brief, key: string) => {
    const started = making.get(key) ?? make(brief, key).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };

  return {
    async card(of) {
      const brief = briefOf(of);
      const key = `cards/${hashOf(brief)}.jpg`;
      const address = storage.publicAddress(key);
      if (address) {
        if (!(await exists(storage, key))) await drawn(brief, key);
        return new URL(address);
      }
      const kept = await storage.read(key).catch((error: unknown) => {
        if (error instanceof MissingObject) return undefined;
        throw error;
      });
      return kept ?? drawn(brief, key);
    },
  };
}

async function exists(storage: Storage, key: string): Promise<boolean> {
  try {
    await storage.stat(key);
    return true;
  } catch (error) {
    if (error instanceof MissingObject) return false;
    throw error;
  }
}

interface Brief {
  readonly words: string;
  readonly scene: SceneName;
}

/** Text and scene of a page's card. Deterministic: equal pages have equal cards. */
function briefOf({ path, page }: PublicPath): Brief {
  const [, root, platform] = path.split('/') as [string, string, Platform | undefined];
  const hub = root === 'tools' && platform ? HUBS[platform] : undefined;
  return { words: hub ? wordsOf(hub.label, path) : page.title, scene: hub && platform ? platform : 'flint' };
}

function wordsOf(label: string, path: string): string {
  const id = path.slice('/tools/'.length);
  if (!id.includes('/')) return `${label} tools`;
  const { title } = toolOf(id as ToolId);
  return `${label} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

const hashOf = ({ words, scene }: Brief) =>
  createHash('sha256')
    .update(JSON.stringify([MANNER, words, SCENES[scene]]))
    .digest('hex');
