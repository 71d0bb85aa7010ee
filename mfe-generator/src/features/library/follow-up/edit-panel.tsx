import { pause } from '@flint/shared/api/pause';
import { request } from '@flint/shared/api/request';
import { type EditForecast, editImage, forecastEdit } from '@flint/shared/contracts/editing';
import { EDIT_PROMPT_MAX, EDIT_STRENGTH_DEFAULT } from '@flint/shared/contracts/editing-limits';
import type { LibraryPicture } from '@flint/shared/contracts/library';
import { editItem } from '@flint/shared/contracts/prices/line-items';
import { isEnded } from '@flint/shared/contracts/runs';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { Range } from '@flint/shared/ui/range';
import { TextArea } from '@flint/shared/ui/text-area';
import { useState } from 'react';
import styles from './follow-up.module.css';
import { FollowWork } from './follow-work';
import { useFollowUp } from './use-follow-up';

/** Debounce of the words, in milliseconds. */
const REST_MS = 400;

const forecastOf = (id: string, prompt: string): Resource<EditForecast> => ({
  key: `${forecastEdit.id} ${id} ${prompt}`,
  async read({ signal, attempt }) {
    await pause(attempt === 0 ? REST_MS : 0, signal);
    return request(forecastEdit, { body: { image_url: id, prompt } }, { signal });
  },
});

interface PanelProps {
  item: LibraryPicture;
  onMade: () => void;
}

/** Changes the picture by words; what they will do is told before the press. */
export default function EditPanel({ item, onMade }: PanelProps) {
  const [prompt, setPrompt] = useState('');
  const [strength, setStrength] = useState(EDIT_STRENGTH_DEFAULT);
  const { price, start, busy, problem, run } = useFollowUp(editImage, editItem());
  const words = prompt.trim();
  const { status, data } = useResource(words ? forecastOf(item.id, words) : null);
  const forecast = status === 'ready' ? data : undefined;
  const useless = forecast !== undefined && !forecast.anyWords && forecast.steps.length === 0;
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (words && !useless) void start({ image_url: item.id, prompt: words, strength });
      }}
    >
      <Field
        label="What to change"
        help="Such as: warmer, a bit darker, crop to 4:5"
        counter={{ value: prompt.length, max: EDIT_PROMPT_MAX }}
      >
        <TextArea
          rows={2}
          maxLength={EDIT_PROMPT_MAX}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
        />
      </Field>
      <div role="status" className={styles.told}>
        {forecast && <Told forecast={forecast} />}
      </div>
      <Field label="Strength">
        <Range
          min={0}
          max={1}
          step={0.05}
          value={strength}
          onChange={setStrength}
          words={`${Math.round(strength * 100)}%`}
        />
      </Field>
      <FollowWork run={run} problem={problem} onMade={onMade} />
      <div>
        <Button
          type="submit"
          variant="ink"
          price={price}
          busy={busy}
          disabled={price === undefined || words === '' || useless || (run && !isEnded(run.status))}
        >
          Edit the picture
        </Button>
      </div>
    </form>
  );
}

function Told({ forecast: { anyWords, steps, ignored, notes } }: { forecast: EditForecast }) {
  const more = notes.map((note) => <p key={note}>{note}</p>);
  if (anyWords)
    return (
      <>
        <p>A model reads these words and makes the picture anew.</p>
        {more}
      </>
    );
  return (
    <>
      {steps.length > 0 ? (
        <p>Will be done: {steps.join(', ')}.</p>
      ) : (
        <p>None of this is an edit that can be made here. Nothing can be ordered, and nothing is charged.</p>
      )}
      {steps.length > 0 && ignored.length > 0 && <p>Will not be done: {ignored.join('; ')}.</p>}
      {steps.length > 0 && more}
    </>
  );
}
