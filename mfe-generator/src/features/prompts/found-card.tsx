import { emit } from '@flint/shared/api/bus';
import type { FoundPrompt } from '@flint/shared/contracts/recipes/prompt';
import { getHref } from '@flint/shared/contracts/routes';
import type { Run, RunOf } from '@flint/shared/contracts/runs';
import { RunHead } from '@flint/shared/orders/parts/run-head';
import styles from '@flint/shared/orders/parts/stream.module.css';
import { runElementId } from '@flint/shared/orders/use-arrival';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { Field } from '@flint/shared/ui/field';
import { Icon } from '@flint/shared/ui/icon';
import { Note } from '@flint/shared/ui/note';
import { TextInput } from '@flint/shared/ui/text-input';
import { useStore } from 'jotai';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { takePrompt } from '../generate/take-recipe';
import { CompositionFacts } from './composition-facts';
import found from './found.module.css';
import { Palette } from './palette';
import { promptFacts } from './prompt-facts';
import { TextFacts } from './text-facts';

/** The result of a prompt's run: the prompt to copy or use, and the analysis. */
export function FoundCard({ run }: { run: Run & RunOf<'prompt'> }) {
  if (!run.output) return null;
  const { output } = run;
  const measured = output.images.length > 0 && !output.subjectKnown;
  return (
    <article id={runElementId(run.id)} className={styles.set}>
      <RunHead run={run} facts={promptFacts(run.recipe)}>
        <CopyButton what="prompt" text={output.prompt} />
      </RunHead>
      <Card>
        <p className={found.prompt}>{output.prompt}</p>
      </Card>
      {measured && (
        <Note title="Nothing in it was recognised.">
          The built-in engine measures colours, light and layout. It does not see what a picture shows: name the subject
          yourself.
        </Note>
      )}
      {output.images.length > 0 && <Onward output={output} />}
      {output.palette.length > 0 && <Palette colours={output.palette} />}
      {output.images
        .map((image, at) => ({
          image,
          title: output.images.length === 1 ? 'Composition' : `Composition of picture ${at + 1}`,
        }))
        .map(({ image, title }) => (
          <CompositionFacts key={title} image={image} title={title} />
        ))}
      {output.text && <TextFacts analysis={output.text} />}
    </article>
  );
}

/** Link to the generator with the prompt filled in. */
function Onward({ output: { prompt, subjectKnown } }: { output: FoundPrompt }) {
  const store = useStore();
  const navigate = useNavigate();
  const [subject, setSubject] = useState('');
  const go = () => {
    const undo = takePrompt(store, [subject.trim(), prompt].filter(Boolean).join(', '));
    void navigate(getHref('generator'));
    emit('toast', { text: 'The prompt is filled in.', undo });
  };
  return (
    <div className={found.onward}>
      {!subjectKnown && (
        <Field label="Subject" optional className={found.subject ?? ''}>
          <TextInput
            placeholder="A lighthouse in rain"
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
          />
        </Field>
      )}
      <Button variant="line" onClick={go}>
        <Icon of={Sparkles} small />
        Generate in this style
      </Button>
    </div>
  );
}
