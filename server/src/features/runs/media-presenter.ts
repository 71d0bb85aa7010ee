import type { GeneratedMedia } from '@flint/shared/contracts/generated-media';
import type { Storage } from '../../platform/storage/storage';
import type { FileRow } from './tables';

/** Presents a file other than a picture to its owner, with freshly signed addresses. */
export function toMedia(asset: FileRow, storage: Storage): GeneratedMedia {
  return {
    id: asset.id,
    role: asset.role,
    name: asset.name,
    url: storage.address(asset.storage_key),
    contentType: asset.content_type,
    bytes: asset.bytes,
    seconds: asset.seconds,
    width: asset.width,
    height: asset.height,
    posterUrl: asset.poster_key && storage.address(asset.poster_key),
    peaks: asset.peaks,
  };
}
