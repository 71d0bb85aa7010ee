import { ApiError } from '@flint/shared/api/api-error';
import { toMessage } from '@flint/shared/api/message';
import { type RefObject, useRef, useState } from 'react';
import { type BrandFaults, type BrandForm, fieldNamed, findFaults } from './brand-form';

interface Saving {
  readonly form: BrandForm;
  readonly page: RefObject<HTMLElement | null>;
  readonly save: () => Promise<void>;
}

/** The press of Save: checked first, sent once, and what is refused is said where it was typed. */
export function useSave({ form, page, save }: Saving) {
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<BrandFaults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const own = findFaults(form);

  const press = async () => {
    setTried(true);
    setRefused({});
    setFailure(null);
    if (Object.keys(own).length > 0) return focusFirstFault(page);
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await save();
      setTried(false);
    } catch (error) {
      const field = error instanceof ApiError ? fieldNamed(error.field) : undefined;
      if (field) setRefused({ [field]: toMessage(error) });
      else setFailure(toMessage(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { press, busy, failure, faults: tried ? { ...refused, ...own } : refused };
}

/** The marks come with the next paint. */
function focusFirstFault(page: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
