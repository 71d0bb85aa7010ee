import { getHref } from '@flint/shared/contracts/routes';
import { creditsAtom } from '@flint/shared/state/credits';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import { Note } from '@flint/shared/ui/note';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { creditsHref } from '../credits-href';
import type { Problem } from '../problem';
import { signInHref } from '../sign-in-href';

/** True of every form, also of one that is a single press. */
const KEPT = 'Nothing was charged. What you typed is kept.';

/**
 * Explains why nothing was started, that nothing was charged, and what to do next. It comes into view: a browser that
 * keeps the button in its place puts what is added above it out of the window.
 */
export function ProblemNote({ problem }: { problem: Problem }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem is another note.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would call as the effect's cleanup function.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div ref={place}>
      <Words problem={problem} />
    </div>
  );
}

function Words({ problem }: { problem: Problem }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  switch (problem.kind) {
    case 'credits':
      return <CreditsNote need={problem.need} here={here} />;
    case 'capped':
      return (
        <Note
          tone="warn"
          role="alert"
          title={problem.message}
          action={<Way href={getHref('/account/billing')}>Change the cap</Way>}
        >
          {KEPT}
        </Note>
      );
    case 'unverified':
      return (
        <Note
          tone="warn"
          role="alert"
          title="Verify your e-mail address first."
          action={<Way href={getHref('verifyEmail', { next: here })}>Enter the code</Way>}
        >
          {KEPT}
        </Note>
      );
    case 'signedOut':
      return (
        <Note tone="warn" role="alert" title="You are signed out." action={<Way href={signInHref(here)}>Sign in</Way>}>
          {KEPT}
        </Note>
      );
    case 'unreachable':
      return (
        <Note tone="bad" role="alert" title="Flint did not answer.">
          What you typed is kept. Press again: an order that did arrive is not made twice.
        </Note>
      );
    case 'refused':
      return (
        <Note
          tone="bad"
          role="alert"
          title={problem.message}
          detail={problem.requestId && `Request ${problem.requestId}`}
        >
          Nothing was charged.
        </Note>
      );
  }
}

function CreditsNote({ need, here }: { need: number; here: string }) {
  const { balance } = useAtomValue(creditsAtom);
  return (
    <Note
      tone="warn"
      role="alert"
      title={`This needs ${formatCredits(need)}.${balance === null ? '' : ` You have ${formatNumber(balance)}.`}`}
      action={<Way href={creditsHref(here, need)}>See credits</Way>}
    >
      {KEPT}
    </Note>
  );
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <ButtonLink href={href} variant="line" size="sm">
      {children}
    </ButtonLink>
  );
}
