import { request } from '@flint/shared/api/request';
import { type LibraryItem, type LibraryPicture, libraryItem } from '@flint/shared/contracts/library';
import { getHref } from '@flint/shared/contracts/routes';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import text from '@flint/shared/ui/text.module.css';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from '../details/details.module.css';
import own from './follow-up.module.css';

/** Most pictures that are shown beside the one they were made from. */
const SHOWN = 8;

const kinOf = (item: LibraryPicture): Resource<LibraryPicture[]> => ({
  key: `kin ${item.id} ${item.image.edited_url === null}`,
  async read({ signal }) {
    const one = async (id: string) => (await request(libraryItem, { params: { id } }, { signal })).item;
    const { madeInto } = await one(item.id);
    const ids = [...(item.madeFrom ? [item.madeFrom] : []), ...madeInto].slice(0, SHOWN);
    const found = await Promise.all(ids.map((id) => one(id).catch(() => null)));
    return found.filter(isPicture);
  },
});

const isPicture = (item: LibraryItem | null): item is LibraryPicture => item?.kind === 'image';

/** The picture that this one was made from, and those made from it. */
export function Kin({ item }: { item: LibraryPicture }) {
  const title = useId();
  const hasKin = item.madeFrom !== null || item.image.edited_url !== null;
  const { data = [] } = useResource(hasKin ? kinOf(item) : null);
  if (data.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h3 id={title} className={text.small}>
        <strong>Original and edits</strong>
      </h3>
      <ul className={own.kin}>
        {data.map(({ id, image, title: words }) => (
          <li key={id}>
            <Link to={getHref('library', { item: id })}>
              <img
                src={image.url}
                alt={id === item.madeFrom ? `The original: ${words}` : words}
                loading="lazy"
                decoding="async"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
