import { outsidePictureAddress } from '@flint/shared/contracts/outside-pictures';
import { sessionAtom } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { atom, useAtom, useAtomValue } from 'jotai';
import { type ComponentProps, use } from 'react';
import { InLink } from './in-link';
import styles from './markdown.module.css';

type Loaded = 'wanted' | 'failed';

/** Pictures the reader asked for, by their addresses: a list that draws only what is seen forgets them otherwise. */
const loadedAtom = atom<Readonly<Record<string, Loaded>>>({});

/**
 * A picture that a text names. It is not loaded before its reader wants it, for an address can carry what a text knows
 * to its server; then our server fetches it, and the other one learns nothing of who reads.
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
