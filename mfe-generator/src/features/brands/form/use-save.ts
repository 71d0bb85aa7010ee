import { toMessage } from '@flint/shared/api/message';
import { useRefusals } from '@flint/shared/ui/use-refusals';
import { useSubmit } from '@flint/shared/ui/use-submit';
import { type BrandForm, fieldNamed, findFaults } from './brand-form';

/** The press of Save: checked as the server checks, sent once, and what is refused is said where it was typed. */
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
