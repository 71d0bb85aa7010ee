import { Page } from '@flint/shared/ui/page';
import { Results } from '../results/results';
import { GenerateForm } from './generate-form';
import styles from './generator-page.module.css';
import { useRefill } from './use-refill';

/** Describe a picture and see it made. */
export default function GeneratorPage() {
  const { useAgain, keepSeed, startFrom, said } = useRefill();
  return (
    <Page width="wide">
      <h1 className="sr">Generator</h1>
      <div className={styles.generator}>
        <div className={styles.form}>
          <GenerateForm />
        </div>
        <Results onUseAgain={useAgain} onKeepSeed={keepSeed} onExample={startFrom} />
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </Page>
  );
}
