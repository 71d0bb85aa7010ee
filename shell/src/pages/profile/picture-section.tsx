import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { removePicture } from '@flint/shared/contracts/account';
import type { User } from '@flint/shared/contracts/users';
import { updateUser } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useStore } from 'jotai';
import { type ChangeEvent, Suspense, useRef, useState } from 'react';
import { Avatar } from '../../layout/avatar';
import { FailureNote } from '../form/failure-note';

const CropDialog = lazyPart(() => import(/* webpackChunkName: "crop-dialog" */ './crop-dialog'));

/** The profile picture: choose, crop, upload or remove. */
export function PictureSection({ user }: { user: User }) {
  const store = useStore();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Resets the input, so that the same file can be chosen again.
    target.value = '';
    if (!file) return;
    const picture = await createImageBitmap(file).catch(() => null);
    setUnreadable(picture === null);
    setChosen(picture);
  };
  const remove = async () => {
    setRemoving(true);
    setFailure(null);
    try {
      updateUser(store, (await request(removePicture, {})).user);
      emit('toast', { text: 'Picture removed.' });
    } catch (error) {
      setFailure(error);
    } finally {
      setRemoving(false);
    }
  };

  return (
    <div className={layout.stack}>
      <div className={clsx(layout.row, layout.wrap)}>
        <Avatar user={user} large />
        <div className={clsx(layout.stack, layout.tight)}>
          <div className={clsx(layout.row, layout.wrap)}>
            <Button variant="line" onClick={() => input.current?.click()}>
              {user.image ? 'Change picture' : 'Add a picture'}
            </Button>
            {user.image && (
              <Button busy={removing} busyLabel="Removing" onClick={remove}>
                Remove
              </Button>
            )}
          </div>
          <p className={clsx(text.small, text.soft)}>Kept as a small square, without place or camera data.</p>
        </div>
      </div>
      <input ref={input} type="file" accept="image/*" aria-label="Picture file" hidden onChange={choose} />
      {unreadable && (
        <Note tone="bad" role="alert" title="This file is no picture your browser can read.">
          Choose a JPEG, PNG or WebP.
        </Note>
      )}
      <FailureNote error={failure} />
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog picture={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </div>
  );
}
