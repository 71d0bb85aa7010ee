import type { Environment } from '@flint/shared/contracts/boot';
import type { Decision } from '@flint/shared/contracts/releases';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './decision-facts.module.css';

interface DecisionFactsProps {
  decision: Decision;
  remote: string;
  email: string;
  environment: Environment;
}

/** A decision in a sentence, then in OpenFeature's terms (feature flags). */
export function DecisionFacts({ decision, remote, email, environment }: DecisionFactsProps) {
  const { value, variant, reason, because } = decision;
  return (
    <div className={clsx(layout.stack, layout.tight)}>
      <p className={text.strong}>
        {email} gets {value === null ? `no ${remote}` : `${remote} ${value}`} in {environment}.
      </p>
      <p className={text.soft}>{because}</p>
      <dl className={styles.facts}>
        <Fact term="Value" value={value ?? 'none'} />
        <Fact term="Variant" value={variant} />
        <Fact term="Reason" value={reason} />
      </dl>
    </div>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
