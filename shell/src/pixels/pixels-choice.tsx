import { bootAtom } from '@flint/shared/state/boot';
import { Button } from '@flint/shared/ui/button';
import { useAtomValue } from 'jotai';
import { answer } from './answer';

/** The visitor's answer on analytics and advertising, with the way to change it; nothing where none is configured. */
export function PixelsChoice() {
  const pixels = useAtomValue(bootAtom)?.pixels;
  if (!pixels) return null;
  if (pixels.consent === 'signal')
    return <p>Your browser sends Global Privacy Control. That is a refusal: none of these services is loaded.</p>;
  const isGranted = pixels.consent === 'granted';
  return (
    <>
      <p>
        {isGranted
          ? 'You allowed analytics and advertising services here.'
          : 'Analytics and advertising services are not loaded here.'}
      </p>
      <Button variant="line" onClick={() => answer(isGranted ? 'refused' : 'granted')}>
        {isGranted ? 'Withdraw' : 'Allow'}
      </Button>
    </>
  );
}
