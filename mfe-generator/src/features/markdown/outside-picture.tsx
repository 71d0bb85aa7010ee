import { outsidePictureAddress } from '@flint/shared/contracts/outside-pictures';
import { sessionAtom } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { atom, useAtom, useAtomValue } from 'jotai';
import { type ComponentProps, use } from 'react';
import { InLink } from './in-link';
import styles from './markdown.module.css';

type Loaded = 'wanted' | 'failed';

/** Pictures the reader loaded, by URL, because a virtualised list unmounts them. */
const loadedAtom = atom<Readonly<Record<string, Loaded>>>({});

/**
 * A picture in an untrusted text. Loaded only on a press, because its URL can carry data to its server; and through our
 * proxy, so that the other server learns nothing about the reader.
 */
export function OutsidePicture({ src, alt }: ComponentProps<'img'>) {
  const isLinked = use(InLink);
  const isSignedIn = useAtomValue(sessionAtom).user !== null;
  const [loaded, setLoaded] = useAtom(loadedAtom);
  const address = typeof src === 'string' && /^https?:\/\//i.test(src) && URL.canParse(src) ? src : undefined;
  if (address === undefined) return <span>{alt}</span>;
  const words = `${alt ? `${alt}. ` : ''}Image of ${new URL(address).host}`;
  if (isLinked) return <span>{words}</span>;
  const set = (state: Loaded) => setLoaded((all) => ({ ...all, [address]: state }));
  if (loaded[address] === 'wanted')
    return (
      <img
        className={styles.picture}
        src={outsidePictureAddress(address)}
        alt={alt ?? ''}
        onError={() => set('failed')}
      />
    );
  return (
    <span className={styles.outside}>
      <a href={address} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
      {loaded[address] === 'failed' && <span role="status">It could not be loaded.</span>}
      {isSignedIn && (
        <Button size="sm" variant="line" onClick={() => set('wanted')}>
          {loaded[address] === 'failed' ? 'Try again' : 'Load image'}
        </Button>
      )}
    </span>
  );
}
