import { getHref } from '@flint/shared/contracts/routes';
import { isEnded, type Run } from '@flint/shared/contracts/runs';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { RunningCard } from '@flint/shared/orders/parts/running-card';
import type { Problem } from '@flint/shared/orders/problem';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Note } from '@flint/shared/ui/note';
import { useEffect } from 'react';

interface FollowWorkProps {
  run: Run | undefined;
  problem: Problem | null;
  /** Called when the new picture is in the library. */
  onMade: () => void;
}

/** Progress, result or failure of a picture that is made from this one. */
export function FollowWork({ run, problem, onMade }: FollowWorkProps) {
  const made = run && isEnded(run.status) ? run.images[0] : undefined;
  useEffect(() => {
    if (made) onMade();
  }, [made, onMade]);
  if (problem) return <ProblemNote problem={problem} />;
  if (!run) return null;
  if (!isEnded(run.status)) return <RunningCard run={run} />;
  if (!made) return <Note tone="bad">{run.message ?? 'Nothing was charged.'}</Note>;
  const { did = [], notes = [] } = (run.output as { did?: string[]; notes?: string[] } | null) ?? {};
  return (
    <Note
      tone="good"
      role="status"
      title="The new picture is in your library."
      action={
        <ButtonLink size="sm" variant="line" href={getHref('library', { item: made.id })}>
          Open it
        </ButtonLink>
      }
    >
      {[...did.map(asSentence), ...notes].join(' ')}
    </Note>
  );
}

const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
