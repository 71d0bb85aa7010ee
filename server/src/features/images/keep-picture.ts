import { randomUUID } from 'node:crypto';
import type { ServedBy } from '@flint/shared/contracts/models';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import sharp from 'sharp';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import type { Storage } from '../../platform/storage/storage';
import { pictureXmp } from '../generation/provenance';
import { holdOpen } from '../runs/hold-open';

export interface Picture {
  readonly runId: string;
  readonly userId: string;
  readonly position: number;
  readonly bytes: Uint8Array;
  readonly seed: number;
  readonly recipe: ImageRecipe;
  readonly servedBy: ServedBy;
  /** `#rrggbb`; measured when the maker does not tell. */
  readonly dominantColor?: string;
}

const FORMATS = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;
const MAX_PIXELS = 50_000_000;

const originOf = ({ recipe, servedBy, seed }: Picture) => ({
  kind: 'image' as const,
  title: recipe.prompt,
  prompt: recipe.prompt,
  recipe: { ...recipe, seed, count: 1 },
  servedBy,
});

const hex = (value: number) => value.toString(16).padStart(2, '0');

/**
 * Copies a picture into our storage and records it. Repeating it for the same place in a run changes nothing, and a
 * picture that comes after its run has ended is nobody's: the end has counted and charged what was there.
 * Whatever came is decoded and written anew, so nothing but pixels is kept, and where they come from is written beside.
 * @throws Error when the bytes are no PNG, JPEG or WebP.
 */
export async function keepPicture(deps: { db: Db; storage: Storage }, picture: Picture): Promise<void> {
  const image = sharp(picture.bytes, { limitInputPixels: MAX_PIXELS });
  const { format } = await image.metadata();
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') throw new Error(`Not a picture we keep: ${format}`);
  const { data, info } = await image
    .rotate()
    .toFormat(format, { quality: 95 })
    .withXmp(pictureXmp(originOf(picture)))
    .toBuffer({ resolveWithObject: true });
  const key = `runs/${picture.runId}/${picture.position}.${format === 'jpeg' ? 'jpg' : format}`;
  await deps.storage.keep(key, data, FORMATS[format]);
  const row = {
    id: randomUUID(),
    run_id: picture.runId,
    position: picture.position,
    user_id: picture.userId,
    storage_key: key,
    content_type: FORMATS[format],
    bytes: data.byteLength,
    width: info.width,
    height: info.height,
    seed: picture.seed,
    dominant_color: picture.dominantColor ?? (await dominantColor(data)),
  };
  await transact(deps.db, async (tx) => {
    if (!(await holdOpen(tx, picture.runId))) return;
    await tx
      .insertInto('asset')
      .values(row)
      .onConflict((conflict) => conflict.columns(['run_id', 'position']).doNothing())
      .execute();
  });
}

async function dominantColor(bytes: Uint8Array): Promise<string> {
  const { dominant } = await sharp(bytes).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}
