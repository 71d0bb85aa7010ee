import { isEnded } from '@flint/shared/contracts/runs';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { cancelRun } from '@flint/shared/state/cancel-run';
import type { Path } from '@flint/shared/tools/paths';
import { Button } from '@flint/shared/ui/button';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Progress } from '@flint/shared/ui/progress';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { atom, useAtom, useAtomValue, useStore } from 'jotai';
import type { PlaceKind } from './place-kind';
import { itemText, readable } from './place-text';
import styles from './proposal.module.css';
import { useResult } from './result-context';
import { sameValue } from './same-value';
import { rewriteProblemAtom } from './use-rewrite';
import { useSavePlace } from './use-save-place';

/** Rewrite runs that the owner has accepted or dismissed. */
const decidedAtom = atom<ReadonlySet<string>>(new Set<string>());

interface ProposalProps {
  path: Path;
  what: string;
  kind: PlaceKind;
  value: unknown;
}

/** The result of rewriting a passage: a proposal that only a press accepts. */
export function Proposal({ path, what, kind, value }: ProposalProps) {
  const { acts } = useResult();
  const store = useStore();
  const [decided, setDecided] = useAtom(decidedAtom);
  const refused = useAtomValue(rewriteProblemAtom);
  const save = useSavePlace(path, what);
  if (refused?.path === path) return <ProblemNote problem={refused.problem} />;
  const part = acts?.use.parts.find((each) => each.path === path);
  if (!part || !acts || decided.has(part.run.id)) return null;
  const { run } = part;
  const decide = () => setDecided((all) => new Set(all).add(run.id));

  if (!isEnded(run.status) || (run.status === 'completed' && part.value === null))
    return (
      <Progress
        className={styles.progress}
        label={`${what}, written anew`}
        phase={run.phase}
        value={run.progress}
        since={run.startedAt ?? run.createdAt}
        detail={`${formatCredits(run.price)} held`}
        cancel={
          <Button size="sm" variant="line" onClick={() => void cancelRun(store, run.id).catch(() => undefined)}>
            Cancel
          </Button>
        }
      />
    );
  const same = sameValue(part.value, value);
  // A later edit by the owner supersedes the proposal.
  const old = acts.use.editedAt !== null && acts.use.editedAt > (run.finishedAt ?? run.createdAt);
  if (old) return null;
  if (run.status !== 'completed' || same)
    return (
      <div className={styles.proposal}>
        <p className={clsx(text.small, run.status === 'failed' && text.bad)}>
          {same ? 'The same came back.' : (run.message ?? 'Nothing was charged.')}
        </p>
        <div className={styles.acts}>
          <Button size="sm" onClick={decide}>
            Close
          </Button>
        </div>
      </div>
    );
  return (
    <section className={styles.proposal} aria-label={`${what}, written anew`}>
      <p className={clsx(text.tiny, text.soft)}>Written anew</p>
      <p className={styles.words}>{wordsOf(kind, part.value)}</p>
      <div className={styles.acts}>
        <Button size="sm" variant="line" onClick={() => void save(part.value).then(decide, () => undefined)}>
          Use this
        </Button>
        <Button size="sm" onClick={decide}>
          Keep the other
        </Button>
      </div>
    </section>
  );
}

const wordsOf = (kind: PlaceKind, value: unknown) =>
  'part' in kind ? readable(kind.part, value) : itemText(kind.item, value as Record<string, unknown>);
