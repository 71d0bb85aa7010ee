import { PROMPT_MAX } from '@flint/shared/contracts/image-options';
import { getHref } from '@flint/shared/contracts/routes';
import { isCommandEnter } from '@flint/shared/input/is-enter';
import { usePrices } from '@flint/shared/orders/use-prices';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Segmented } from '@flint/shared/ui/segmented';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAKINGS } from './makings';
import styles from './prompt-box.module.css';

/** Reserves the line's height, to avoid layout shift. */
const NO_PRICE_YET = '\u00a0';

/** Sends an idea to the form of what it shall become. */
export function PromptBox() {
  const navigate = useNavigate();
  const id = useId();
  const [prompt, setPrompt] = useState('');
  const [chosen, choose] = useState(MAKINGS[0].value);
  const { costs } = usePrices();
  const making = MAKINGS.find(({ value }) => value === chosen) ?? MAKINGS[0];
  const words = prompt.trim();
  const price = making.price(costs, words);
  const go = () => void navigate(getHref(making.page, { ...making.query, prompt: words || undefined }));
  const goByKey = (event: KeyboardEvent) => {
    if (isCommandEnter(event)) go();
  };
  return (
    <Card>
      <div className={styles.box}>
        <label className="sr" htmlFor={id}>
          What do you want to make?
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={PROMPT_MAX}
          placeholder="What do you want to make?"
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={goByKey}
        />
        <div className={styles.foot}>
          <div className={styles.kind}>
            <Segmented label="What it becomes" segments={MAKINGS} value={chosen} onChange={choose} />
            <p className={text.small} data-live>
              {price === undefined ? NO_PRICE_YET : `${formatCredits(price)} as the form opens`}
            </p>
          </div>
          <Button variant="ink" onClick={go}>
            {making.way}
          </Button>
        </div>
        <p className={clsx(text.small, text.faint)}>
          Your words go along. You see the exact price before you press; nothing is spent yet.
        </p>
      </div>
    </Card>
  );
}
