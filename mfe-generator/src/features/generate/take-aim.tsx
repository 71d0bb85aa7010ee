import { useSetAtom } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { type Aim, aimAtom } from './aim-atom';

const CONTROLS: Record<Aim['field'], string> = {
  prompt: 'textarea[name="prompt"]',
  style: '[data-field="style"] input:checked',
  ratio: '[data-field="ratio"] input:checked',
  seed: '[data-field="seed"] input[inputmode="numeric"]',
};

interface TakeAimProps {
  aim: Aim;
  form: RefObject<HTMLElement | null>;
}

/** Focuses a field, once. */
export default function TakeAim({ aim, form }: TakeAimProps) {
  const setAim = useSetAtom(aimAtom);
  useEffect(() => {
    const control = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(CONTROLS[aim.field]);
    control?.focus();
    if (aim.field === 'prompt') control?.setSelectionRange(aim.start, aim.end);
    if (aim.field === 'seed') control?.select();
    control?.scrollIntoView({ block: 'center' });
    setAim(null);
  }, [aim, form, setAim]);
  return null;
}
