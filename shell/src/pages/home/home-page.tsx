import { viewerAtom } from '@flint/shared/state/boot';
import { useAtomValue } from 'jotai';
import { Closing } from './closing';
import { Fair } from './fair';
import { Hero } from './hero';
import { HomeReviews } from './home-reviews';
import { Prices } from './prices';
import { Steps } from './steps';

/** The landing page, with pictures that Flint made. Makes no API request before its end is in sight. */
export default function HomePage() {
  const signedIn = useAtomValue(viewerAtom) !== null;
  return (
    <>
      <Hero signedIn={signedIn} />
      <Steps />
      <Prices />
      <Fair />
      <HomeReviews />
      <Closing signedIn={signedIn} />
    </>
  );
}
