import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { writingAtom } from './talk-atom';

/** Tells who does not see it that an answer began and that it ended, never each word. */
export function News() {
  const isWriting = useAtomValue(writingAtom);
  const was = useRef(isWriting);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (was.current !== isWriting) setSaid(isWriting ? 'Spark is answering.' : 'Spark has answered.');
    was.current = isWriting;
  }, [isWriting]);
  return (
    <p className="sr" role="status">
      {said}
    </p>
  );
}
