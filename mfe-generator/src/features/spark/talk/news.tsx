import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { writingAtom } from './talk-atom';

/** Live region: announces the start and end of an answer, not each word. */
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
