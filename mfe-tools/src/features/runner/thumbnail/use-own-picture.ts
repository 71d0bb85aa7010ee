import { type LibraryPicture, libraryItem } from '@flint/shared/contracts/library';
import { isPictureId } from '@flint/shared/contracts/picture-reference';
import * as z from '@flint/shared/contracts/schema';
import { createOrderAtom } from '@flint/shared/orders/order-atom';
import { replaceDraft } from '@flint/shared/orders/replace-draft';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { useAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const OwnPicture = z.object({
  /** Id of a library picture; null for none. */
  id: z.catch(z.nullable(z.string()), null),
});

/** The picture of the user's own that words are set on, kept in this browser. */
const ownPictureAtom = createOrderAtom({ key: 'flint.thumbnail.picture', form: OwnPicture });

interface OwnPictureState {
  readonly id: string | null;
  /** Undefined while it is read, and when it is gone. */
  readonly item: LibraryPicture | undefined;
  readonly error: unknown;
  reload(): void;
  choose(id: string | null): void;
}

/** The picture of the user's own that words are set on. */
export function useOwnPicture(): OwnPictureState {
  const [{ id }, change] = useAtom(ownPictureAtom);
  const { viewer } = useViewer();
  const asked = id !== null && viewer === 'user' ? callResource(libraryItem, { params: { id } }) : null;
  const { data, error, reload } = useResource(asked);
  const item = data?.item.kind === 'image' ? data.item : undefined;
  return { id, item, error, reload, choose: (chosen) => change({ id: chosen }) };
}

/** Takes the picture of the address (`?picture=`). A former one can be had back, as a toast says. */
export function useHandedPicture() {
  const store = useStore();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const handed = query.get('picture');
    if (handed === null) return;
    query.delete('picture');
    if (isPictureId(handed))
      replaceDraft(store, ownPictureAtom, { id: handed }, ({ id }) => id !== null && id !== handed);
    void navigate({ pathname, search: query.toString(), hash }, { replace: true });
  }, [store, navigate, pathname, search, hash]);
}
