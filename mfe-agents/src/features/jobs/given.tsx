import { useBrandOptions } from '@flint/shared/brands/use-brand-options';
import type { JobStep, StepJob } from '@flint/shared/contracts/step-jobs';
import { itemsOfOutput } from '@flint/shared/tools/steps/item-text';
import { BRANDED_KINDS } from '@flint/shared/tools/steps/kinds';
import text from '@flint/shared/ui/text.module.css';
import { useState } from 'react';
import { useGraphTools } from '../editor/use-draft';
import templates from '../templates/templates.module.css';
import { type GivenFact, givenFacts } from './given-facts';
import styles from './jobs.module.css';

interface GivenInputProps {
  readonly step: JobStep;
  readonly job: Pick<StepJob, 'steps' | 'brandProfileId'>;
}

/** What a step was given, once it is opened. */
export function GivenInput({ step, job }: GivenInputProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={templates.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={text.small}>What it was given</summary>
      {isOpen && <GivenList {...{ step, job }} />}
    </details>
  );
}

function GivenList({ step, job }: GivenInputProps) {
  const { kind, input } = step;
  const tools = useGraphTools({ steps: [{ id: step.id, kind: kind as 'tool', input: input ?? {} }] });
  const facts = givenFacts(step, tools ?? {}, job);
  const isBranded = job.brandProfileId !== null && BRANDED_KINDS.includes(kind);
  if (facts.length === 0 && !isBranded) return <p className={`${text.small} ${text.soft}`}>Nothing but its place.</p>;
  return (
    <dl className={styles.facts}>
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may say the same, and none is moved.
        <Fact key={at} {...fact} />
      ))}
      {isBranded && <BrandFact id={job.brandProfileId ?? ''} />}
    </dl>
  );
}

function Fact({ label, words, picture }: GivenFact) {
  const [isGone, setGone] = useState(false);
  return (
    <div>
      <dt className={`${text.tiny} ${text.faint}`}>{label}</dt>
      <dd className={text.small}>
        {picture !== undefined && !isGone && (
          <img className={styles.thumb} src={picture} alt={words} loading="lazy" onError={() => setGone(true)} />
        )}
        <span className={styles.value}>{isGone ? `${words} (the picture is not there any more)` : words}</span>
      </dd>
    </div>
  );
}

function BrandFact({ id }: { id: string }) {
  const { options } = useBrandOptions(id);
  return <Fact label="Brand" words={options.find(({ value }) => value === id)?.label ?? 'Loading'} />;
}

/** The words that a step gave: each of several items on a card of its own. */
export function GivenWords({ name, output }: { name: string; output: NonNullable<JobStep['output']> }) {
  const items = itemsOfOutput(output);
  if (!items) return <p className={templates.words}>{String(output.text)}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keyboard too.
    <ol className={styles.items} aria-label={`What ${name} gave`} tabIndex={0}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal, and none is moved.
        <li key={at} className={styles.item}>
          {item}
        </li>
      ))}
    </ol>
  );
}
