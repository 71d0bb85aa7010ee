import { toMessage } from '@flint/shared/api/message';
import { useRefusals } from '@flint/shared/ui/use-refusals';
import { useSubmit } from '@flint/shared/ui/use-submit';
import { type BrandForm, fieldNamed, findFaults } from './brand-form';

/** Saves a form: validated as on the server, sent once, and errors shown at their fields. */
export function useSave(form: BrandForm, save: () => Promise<void>) {
  const { refused, refuse, take } = useRefusals(fieldNamed);
  const { props, press, busy, failure, shown } = useSubmit<keyof BrandForm, HTMLDivElement>({
    faults: findFaults(form),
    send() {
      refuse({});
      return save();
    },
    take,
  });
  return {
    ref: props.ref,
    press,
    busy,
    failure: failure === null ? null : toMessage(failure),
    faults: { ...refused, ...shown },
  };
}
