import { csvFile } from '@flint/shared/contracts/csv';
import { saveFile } from '@flint/shared/orders/save-file';
import { check } from '@flint/shared/tools/limits/check';
import { Button } from '@flint/shared/ui/button';
import { Checkbox } from '@flint/shared/ui/checkbox';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { Icon } from '@flint/shared/ui/icon';
import text from '@flint/shared/ui/text.module.css';
import { Download } from 'lucide-react';
import { useState } from 'react';
import frame from './panel.module.css';
import styles from './youtube.module.css';

/** The number of variants that YouTube compares for one video. */
const VARIANTS = 3;

/** Three titles for an A/B test in YouTube Studio, to copy or save. */
export function TitleTest({ titles }: { titles: readonly string[] }) {
  const [picked, setPicked] = useState<readonly number[]>([0, 1, 2]);
  const own = picked.filter((at) => at < titles.length).sort((a, b) => a - b);
  const chosen = own.map((at) => titles[at] ?? '');
  const refused = check('youtube.titles', chosen).some(({ severity }) => severity === 'refused');
  const rows = [['Variant', 'Title'], ...chosen.map((title, at) => [String.fromCharCode(65 + at), title])];
  const csv = csvFile(rows);
  const toggle = (at: number) => setPicked(own.includes(at) ? own.filter((each) => each !== at) : [...own, at]);
  return (
    <section className={frame.panel} aria-label="Test and compare">
      <h3 className={text.h}>Test and compare</h3>
      <FieldGroup
        legend="Three titles for one video"
        help="YouTube Studio shows each to a part of your viewers and keeps the one they watch longest."
      >
        <ul className={styles.variants}>
          {titles.map((title, at) => (
            <li key={title}>
              <Checkbox
                checked={own.includes(at)}
                disabled={own.length >= VARIANTS && !own.includes(at)}
                onChange={() => toggle(at)}
              >
                {title}
              </Checkbox>
            </li>
          ))}
        </ul>
      </FieldGroup>
      <div className={styles.acts}>
        <CopyButton what="chosen titles" text={chosen.join('\n')} />
        <Button
          size="sm"
          variant="line"
          disabled={chosen.length < 2 || refused}
          onClick={() => saveFile('youtube-title-test.csv', 'text/csv', csv)}
        >
          <Icon of={Download} small />
          Save the test
        </Button>
        {chosen.length < 2 && <span className={text.small}>Choose two or three.</span>}
        {refused && <span className={text.small}>One of them is over YouTube’s limit.</span>}
      </div>
    </section>
  );
}
