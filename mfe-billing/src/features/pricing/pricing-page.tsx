import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { usePrices } from '@flint/shared/orders/use-prices';
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

/** Public page: packages, plans, what things cost and questions; whole without JavaScript. */
export default function PricingPage() {
  const { costs } = usePrices();
  return (
    <div className={styles.page}>
      <PageHead
        title="Pay for what arrives"
        lead={`Buy credits when you need them. A job that fails costs nothing, and a new account starts with ${formatCredits(STARTER_CREDITS)}.`}
      />
      <PackageTable costs={costs} />
      <Plans costs={costs} />
      <Band title="What things cost" lead="The same table that the buttons use.">
        <Prices costs={costs} />
        <noscript>
          <p className={text.soft}>
            The prices in force are shown with JavaScript, and on every button before you press.
          </p>
        </noscript>
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
