import { isEnded } from '@flint/shared/contracts/runs';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { formValues, inputOf } from '@flint/shared/forms/form-values';
import { creditsAtom } from '@flint/shared/state/credits';
import { checkOutput } from '@flint/shared/tools/check';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { partTokens } from '@flint/shared/tools/part-tokens';
import { withValueAt } from '@flint/shared/tools/paths';
import { toolOf } from '@flint/shared/tools/tools';
import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, Suspense, useState } from 'react';
import { PANELS, PICTURE_PANELS, SHOWS_ALL } from '../panels/panels';
import { priceOfRun } from '../price';
import { type ToolPlace, toolHref } from '../tool-href';
import { keepEdit } from '../uses/uses';
import styles from './result.module.css';
import { ResultContext, type ShownResult } from './result-context';
import { Section } from './section';

type Output = Readonly<Record<string, unknown>>;

interface OwnResultProps {
  definition: AnyToolDefinition;
  use: ToolRun;
  place: ToolPlace;
  head: ReactNode;
}

/** The result of a tool run: to read, edit, rewrite by passage, and pass on. */
export function OwnResult({ definition, use, place, head }: OwnResultProps) {
  const store = useStore();
  const { costs } = useAtomValue(creditsAtom);
  const output = (use.edited ?? use.output) as Output;
  const { input } = use;
  const branded = use.brandProfileId !== null;
  const acts = {
    use,
    save: async (path: string, value: unknown) => {
      await keepEdit(store, definition.id, use.run.id, withValueAt(output, path, value));
    },
    rewritePrice(path: string) {
      const { maxTokens, told } = partTokens(definition, path, output);
      return priceOfRun({ maxTokens }, costs, { input, branded, told });
    },
  };
  return (
    <Answer
      definition={definition}
      place={place}
      head={head}
      shown={{ input, output, written: use.output as Output, acts: isEnded(use.run.status) ? acts : null }}
    />
  );
}

/** A read-only example answer. */
export function ExampleResult({ definition, place, head }: Omit<OwnResultProps, 'use'>) {
  // Omitted example fields take their defaults, as in the form.
  const { inputs } = definition;
  const input = inputOf(inputs, formValues(inputs, definition.page.example.input));
  const output = definition.page.example.output as Output;
  return <Answer {...{ definition, place, head }} shown={{ input, output, written: output, acts: null }} />;
}

interface AnswerProps extends Omit<OwnResultProps, 'use'> {
  shown: Pick<ShownResult, 'input' | 'output' | 'written' | 'acts'>;
}

function Answer({ definition, place, head, shown }: AnswerProps) {
  const [at, setChosen] = useState(0);
  const Panel = PANELS[definition.id];
  const Picture = PICTURE_PANELS[definition.id];
  const { view } = toolOf(definition.id);
  const parts = Object.entries(definition.output).filter(([name]) => shown.output[name] !== undefined);
  const [first] = parts;
  const items = first?.[1].type === 'list' ? (shown.output[first[0]] as readonly Output[]) : [];
  const chosen = Math.min(at, Math.max(0, items.length - 1));
  const result: ShownResult = {
    ...shown,
    definition,
    findings: checkOutput(definition, shown.output, shown.input),
    chosen,
    choose: Panel && !SHOWS_ALL.has(definition.id) && items.length > 1 ? setChosen : null,
    hrefOf: (tool) => toolHref(tool as AnyToolDefinition['id'], place),
  };
  return (
    <ResultContext value={result}>
      <article className={styles.answer}>
        {head}
        {parts.map(([name, part]) => (
          <Section key={name} {...{ name, part, view }} value={shown.output[name]} alone={parts.length === 1} />
        ))}
        {Picture && (
          <Suspense>
            <Picture id="example" input={shown.input} />
          </Suspense>
        )}
        {Panel && (
          <Suspense>
            <Panel output={shown.output} input={shown.input} chosen={chosen} />
          </Suspense>
        )}
      </article>
    </ResultContext>
  );
}
