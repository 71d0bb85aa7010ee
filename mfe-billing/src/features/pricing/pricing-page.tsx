import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { formatCredits } from '@flint/shared/ui/format-number';
import { PageHead } from '@flint/shared/ui/page';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Prices } from '../credits/prices';
import { Band } from './band';
import { PackageTable } from './package-table';
import { Plans } from './plans';
import styles from './pricing.module.css';
import { QUESTIONS } from './questions';
import { usePricing } from './use-pricing';

/** Public page: packages, plans, what things cost and questions; whole without JavaScript. */
export default function PricingPage() {
  const { costs, place, yieldOf } = usePricing();
  return (
    <div className={styles.page}>
      <PageHead
        title="Pay for what arrives"
        lead={`Buy credits when you need them. A job that fails costs nothing, and a new account starts with ${formatCredits(STARTER_CREDITS)}.`}
      />
      <PackageTable yieldOf={yieldOf} />
      <Plans yieldOf={yieldOf} />
      <Band title="What things cost" lead="The same table that the buttons use.">
        <Prices costs={costs} place={place} />
      </Band>
      <Band title="Questions">
        <dl className={styles.questions}>
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <dt className={text.strong}>{question}</dt>
              <dd className={clsx(text.soft, styles.answer)}>{answer}</dd>
            </div>
          ))}
        </dl>
      </Band>
    </div>
  );
}
