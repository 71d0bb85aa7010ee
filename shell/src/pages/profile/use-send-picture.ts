import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { sendUpload } from '@flint/shared/api/send-upload';
import { setPicture } from '@flint/shared/contracts/account';
import { updateUser } from '@flint/shared/state/session';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';

/** Uploads a canvas as the user's picture. `percent` is null without an upload. */
export function useSendPicture(onDone: () => void) {
  const store = useStore();
  const underWay = useRef<AbortController | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const send = async (canvas: HTMLCanvasElement) => {
    const sending = new AbortController();
    const { signal } = sending;
    underWay.current = sending;
    setFailure(null);
    setPercent(0);
    try {
      const file = await toFile(canvas);
      const uploadId = await sendUpload('profile-picture', file, { signal, onProgress: setPercent });
      const { user } = await request(setPicture, { body: { uploadId } }, { signal });
      updateUser(store, user);
      emit('toast', { text: 'Picture saved.' });
      onDone();
    } catch (error) {
      if (!signal.aborted) setFailure(error);
    } finally {
      setPercent(null);
    }
  };

  return { send, stop: () => underWay.current?.abort(), percent, failure };
}

/** Encodes as WebP where the browser can, else PNG. */
function toFile(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (file: Blob | null) => (file ? resolve(file) : reject(new Error('The picture could not be drawn.')));
    canvas.toBlob(take, 'image/webp', 0.9);
  });
}
