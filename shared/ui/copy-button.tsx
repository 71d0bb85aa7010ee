import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button';

/** How long the confirmation is shown, in milliseconds. */
const SAID_MS = 2000;

const SAID = { copied: Check, refused: TriangleAlert, idle: Copy } as const;

export interface CopyButtonProps {
  /** A short name of the copied content. */
  what: string;
  /** The text, or a function that returns it. */
  text: string | (() => string);
}

/** Copies a text to the clipboard and shows whether it succeeded. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof SAID>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const rest = setTimeout(() => setState('idle'), SAID_MS);
    return () => clearTimeout(rest);
  }, [state]);
  const copy = () =>
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <>
      <IconButton icon={SAID[state]} label={`Copy ${what}`} size="sm" onClick={() => void copy()} />
      <span className="sr" role="status">
        {state === 'copied' && `The ${what} is copied.`}
        {state === 'refused' && `The browser did not let the ${what} be copied.`}
      </span>
    </>
  );
}
