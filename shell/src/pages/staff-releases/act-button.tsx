import { Button, type ButtonProps } from '@flint/shared/ui/button';
import { useState } from 'react';
import type { Act } from './acts';
import { type Question, WhyDialog } from './why-dialog';

interface ActButtonProps extends Omit<ButtonProps, 'onClick'> {
  question: Question;
  act: Act | null;
}

/** A button that asks for a reason before it acts. */
export function ActButton({ question, act, ...rest }: ActButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...rest} onClick={() => setAsking(true)} />
      {asking && <WhyDialog {...question} act={act} onClose={() => setAsking(false)} />}
    </>
  );
}
