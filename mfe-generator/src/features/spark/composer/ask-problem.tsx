import { SPARK_FAILURE } from '@flint/shared/contracts/spark';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import type { Problem } from '@flint/shared/orders/problem';
import { Note } from '@flint/shared/ui/note';

/** Explains why a message was not sent, that nothing was charged, and what to do next. */
export function AskProblem({ problem }: { problem: Problem }) {
  if (problem.kind !== 'refused' && problem.kind !== 'unreachable') return <ProblemNote problem={problem} />;
  const { message, requestId } =
    problem.kind === 'refused' ? problem : { message: SPARK_FAILURE, requestId: undefined };
  return (
    <Note tone="bad" role="alert" title={SPARK_FAILURE} detail={requestId && `Request ${requestId}`}>
      {message !== SPARK_FAILURE && `${message.replace(/\.?$/, '.')} `}
      {problem.kind === 'unreachable'
        ? 'What you typed is kept: a message that did arrive is not asked twice.'
        : 'What you typed is kept, and nothing was charged.'}
    </Note>
  );
}
