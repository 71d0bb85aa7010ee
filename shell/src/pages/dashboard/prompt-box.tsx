import { PROMPT_MAX } from '@flint/shared/contracts/image-options';
import { getHref } from '@flint/shared/contracts/routes';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './prompt-box.module.css';

/** Sends an idea to the generator, where it gets its style and price. */
export function PromptBox() {
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState('');
  const go = () => void navigate(getHref('generator', { prompt: prompt.trim() || undefined }));
  const goByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) go();
  };
  return (
    <Card>
      <div className={styles.box}>
        <label className="sr" htmlFor="prompt">
          What do you want to make?
        </label>
        <textarea
          id="prompt"
          rows={2}
          maxLength={PROMPT_MAX}
          placeholder="What do you want to make?"
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={goByKey}
        />
        <div className={styles.foot}>
          <p className={clsx(text.small, text.faint)}>
            Style, ratio and the exact price come next. Nothing is spent yet.
          </p>
          <Button variant="ink" onClick={go}>
            Go to the generator
          </Button>
        </div>
      </div>
    </Card>
  );
}
