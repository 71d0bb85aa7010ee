import { SPARK_FAILURE } from '@flint/shared/contracts/spark';
import { Note } from '@flint/shared/ui/note';
import { useAtomValue } from 'jotai';
import { talkAtom } from './talk-atom';

/** Shows that an answer broke off, with the server's reason. */
export function AnswerFailure({ id, arrived }: { id: string; arrived: boolean }) {
  const { failure } = useAtomValue(talkAtom);
  if (failure?.answerId !== id) return null;
  return (
    <Note tone="bad" role="alert" title={SPARK_FAILURE} detail={failure.words === SPARK_FAILURE ? null : failure.words}>
      {arrived ? 'What arrived is kept.' : 'Your message is kept. Have it answered again.'}
    </Note>
  );
}
