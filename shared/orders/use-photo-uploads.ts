import { ApiError } from '@flint/shared/api/api-error';
import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { sendUpload } from '@flint/shared/api/send-upload';
import { addPhoto, type LibraryItem } from '@flint/shared/contracts/library';
import { type FileUploads, useFileUploads } from '@flint/shared/ui/use-file-uploads';
import { useEffect, useRef } from 'react';

const PURPOSE = 'source-image';
/** As many uploads as a user may have under way. */
const AT_ONCE = 10;

/**
 * Uploads photos and adds each to the library as soon as it is sent.
 * @param onAdded called with each new item; where it fails, the photo counts as not added, and a retry calls it again
 * @param max how many are taken at a time
 */
export function usePhotoUploads(onAdded: (item: LibraryItem) => Promise<void> | void, max = AT_ONCE): FileUploads {
  const sent = useRef(new WeakMap<File, string>());
  const uploads = useFileUploads({
    purpose: PURPOSE,
    max,
    async send(file, options) {
      const uploadId = sent.current.get(file) ?? (await sendUpload(PURPOSE, file, options));
      sent.current.set(file, uploadId);
      const { item, notes } = await add(uploadId, options.signal).catch((error: unknown) => {
        // Where no answer came, a retry asks for the same upload, so that it is not added twice.
        if (error instanceof ApiError && error.status !== undefined) sent.current.delete(file);
        throw error;
      });
      if (notes.length > 0) emit('toast', { text: `${item.title}: ${notes.join(' ')}` });
      await onAdded(item);
      return uploadId;
    },
  });
  const added = uploads.files.filter(({ state }) => state === 'sent');
  useEffect(() => {
    if (uploads.busy || added.length === 0) return;
    for (const { id } of added) uploads.remove(id);
    emit('toast', { text: `${added.length === 1 ? 'One photo is' : `${added.length} photos are`} in your library.` });
  });
  return uploads;
}

const add = (uploadId: string, signal: AbortSignal) => request(addPhoto, { body: { uploadId } }, { signal });
