import { viewerAtom } from '@flint/shared/state/boot';
import { useAtomValue } from 'jotai';
import { Closing } from './closing';
import { Fair } from './fair';
import { Hero } from './hero';
import { Prices } from './prices';
import { Steps } from './steps';

/** What Flint is, shown by what it made. Asks the API nothing. */
export default function HomePage() {
  const signedIn = useAtomValue(viewerAtom) !== null;
  return (
    <>
      <Hero signedIn={signedIn} />
      <Steps />
      <Prices />
      <Fair />
      <Closing signedIn={signedIn} />
    </>
  );
}
