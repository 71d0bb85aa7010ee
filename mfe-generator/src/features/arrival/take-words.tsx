import { isPictureId } from '@flint/shared/contracts/picture-reference';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fillOf, takePicture } from './fills';

/** Fills the words and the picture of the address into the page's form, then opens the page without them. */
export default function TakeWords() {
  const store = useStore();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const words = query.get('prompt')?.trim();
    const picture = query.get('picture') ?? '';
    query.delete('prompt');
    query.delete('picture');
    if (isPictureId(picture)) takePicture(store, pathname, picture);
    if (words) fillOf(pathname, query)(store, words);
    navigate({ pathname, search: query.toString(), hash }, { replace: true });
  }, [store, navigate, pathname, search, hash]);
  return null;
}
