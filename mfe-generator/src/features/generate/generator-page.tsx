import { Page } from '@flint/shared/ui/page';
import { useRef } from 'react';
import { Results } from '../results/results';
import { GenerateForm } from './generate-form';
import styles from './generator-page.module.css';
import { useAim } from './use-aim';
import { useRefill } from './use-refill';

/** Describe a picture and see it made. */
export default function GeneratorPage() {
  const { useAgain, keepSeed, startFrom, said } = useRefill();
  const form = useRef<HTMLDivElement>(null);
  useAim(form);
  return (
    <Page width="wide">
      <h1 className="sr">Generator</h1>
      <div className={styles.generator}>
        <div ref={form} className={styles.form}>
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
