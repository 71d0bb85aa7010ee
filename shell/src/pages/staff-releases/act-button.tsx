import { Button, type ButtonProps } from '@flint/shared/ui/button';
import { useState } from 'react';
import type { Act } from './acts';
import { type Question, WhyDialog } from './why-dialog';

interface ActButtonProps extends Omit<ButtonProps, 'onClick'> {
  question: Question;
  act: Act | null;
}

/** A button that asks for a reason before it acts, on what was shown when it was pressed. */
export function ActButton({ question, act, ...rest }: ActButtonProps) {
  const [asked, setAsked] = useState<Pick<ActButtonProps, 'question' | 'act'> | null>(null);
  return (
    <>
      <Button {...rest} onClick={() => setAsked({ question, act })} />
      {asked && <WhyDialog {...asked.question} act={asked.act} onClose={() => setAsked(null)} />}
    </>
  );
}
