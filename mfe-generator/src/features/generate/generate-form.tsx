import { RetryNote } from '@flint/shared/ui/retry-note';
import { useAtomValue } from 'jotai';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { ProblemNote } from '../results/problem-note';
import { CountField } from './count-field';
import { GenerateButton } from './generate-button';
import styles from './generate-form.module.css';
import { ModelField } from './model-field';
import { priceOf } from './order';
import { orderAtom } from './order-atom';
import { findFaults } from './order-faults';
import { PromptField } from './prompt-field';
import { RatioField } from './ratio-field';
import { SeedField } from './seed-field';
import { StyleField } from './style-field';
import { TextsField } from './texts-field';
import { useCatalogue } from './use-catalogue';
import { useDefaults } from './use-defaults';
import { useGenerate } from './use-generate';

/** The order: what to make, how, how many, and what it costs. Control or Command and Enter send it. */
export function GenerateForm() {
  const order = useAtomValue(orderAtom);
  const { models, costs, error, reload } = useCatalogue();
  const { generate, busy, problem } = useGenerate();
  useDefaults();
  const [tried, setTried] = useState(false);
  const price = priceOf(order, costs);
  const faults = findFaults(order);
  const shown = tried ? faults : {};

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const faulty = Object.keys(faults).length > 0;
    setTried(faulty);
    if (faulty) focusFirstFault(event.currentTarget);
    else if (price !== undefined) void generate(order, price);
  };

  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={submitByKeys} noValidate>
      <PromptField fault={shown.prompt} />
      <StyleField />
      <RatioField />
      <ModelField models={models} costs={costs} />
      <CountField />
      <TextsField fault={shown.texts} />
      <SeedField fault={shown.seed} />
      <GenerateButton price={price} count={order.count} busy={busy}>
        {error && (
          <RetryNote title={error} onRetry={reload}>
            The price is not known. Nothing was charged.
          </RetryNote>
        )}
        {problem && <ProblemNote problem={problem} />}
      </GenerateButton>
    </form>
  );
}

function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** The marks come with the next paint. */
function focusFirstFault(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
