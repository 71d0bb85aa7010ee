import { isEnded } from '@flint/shared/contracts/runs';
import { toTimedText } from '@flint/shared/contracts/timed-text';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { inputOf } from '@flint/shared/forms/form-values';
import { RunningCard } from '@flint/shared/orders/parts/running-card';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { toolOf } from '@flint/shared/tools/tools';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toolIcon } from '../catalogue/tool-icons';
import { draftAtomOf } from './form/draft-atom';
import { fillForm } from './form/fill-form';
import { History } from './history/history';
import { OutsideNote } from './history/outside-note';
import { OWN_PICTURE } from './panels/panels';
import { Example } from './result/example';
import { PicturesResult } from './result/pictures-result';
import { OwnResult } from './result/result';
import { ResultHead } from './result/result-head';
import styles from './runner.module.css';
import { ToolForm } from './tool-form';
import type { ToolPlace } from './tool-href';
import { pastedAtomOf } from './transcript/pasted-atom';
import { TranscriptSource } from './transcript/pasted-form';
import { PastedResult } from './transcript/pasted-result';
import type { Line } from './transcript/transcript-files';
import { useUses } from './uses/use-uses';

/** Lazy: few runs end without a result, and the card needs the prices of every kind. */
const EndedCard = lazyPart(() => import('@flint/shared/orders/parts/ended-card'));

const hasAnswer = ({ output, run }: ToolRun) => output !== null || run.images.length > 0;

/** A tool's form beside its results. */
export function Workbench({ definition, place }: { definition: AnyToolDefinition; place: ToolPlace }) {
  const { id } = definition;
  const { uses, error, viewer, reload, loadOlder } = useUses(id);
  const { asked, openNewest } = useAskedRun();
  const { said, fill, form } = useFilledForm(definition);
  const out = useRef<HTMLElement>(null);
  const started = () => {
    openNewest();
    // On narrow screens the result is below the form: scroll to it.
    if (matchMedia('(max-width: 64rem)').matches) out.current?.scrollIntoView();
  };
  const [newest] = uses ?? [];
  const shown = uses?.find(({ run }) => run.id === asked) ?? uses?.find(hasAnswer);
  const icon = toolIcon(toolOf(id).icon);
  const heard = toolOf(id).capability === 'transcript';
  const own = OWN_PICTURE[id];
  const [{ from }, changePasted] = useAtom(pastedAtomOf(id));
  // A recording cannot be restored, its text can.
  const paste = (output: object) => {
    const { lines } = output as { lines: readonly Line[] };
    changePasted({ from: 'text', text: toTimedText(lines), mended: {} });
  };

  const isAnswered = shown !== undefined && hasAnswer(shown);
  const example = (
    <Example
      {...{ definition, place }}
      onUse={() => (heard ? paste(definition.page.example.output) : fill(definition.page.example.input))}
    />
  );

  return (
    <div className={styles.tool}>
      <div ref={form} className={styles.form}>
        {own && (
          <Suspense>
            <own.Field />
          </Suspense>
        )}
        {heard ? (
          <TranscriptSource id={id}>
            <ToolForm definition={definition} onStarted={started} />
          </TranscriptSource>
        ) : (
          <ToolForm definition={definition} onStarted={started} />
        )}
        {viewer === 'user' && <History {...{ definition, place, uses, loadOlder }} shownId={shown?.run.id} />}
      </div>
      <section ref={out} className={styles.out} aria-label="Result">
        {error && (
          <RetryNote title={error} onRetry={reload}>
            Your results are safe.
          </RetryNote>
        )}
        {newest && !isEnded(newest.run.status) && <RunningCard run={newest.run} icon={icon} />}
        {newest && isEnded(newest.run.status) && newest.run.status !== 'completed' && !asked && (
          <Suspense>
            <EndedCard run={newest.run} facts={{ details: [] }} onUseAgain={() => fill(newest.input)} />
          </Suspense>
        )}
        {own && <OwnPictureResult of={own} definition={definition} instead={isAnswered ? null : example} />}
        {heard && from === 'text' ? (
          <PastedResult definition={definition} place={place} />
        ) : isAnswered ? (
          <Shown key={shown.run.id} {...{ definition, place }} use={shown} onUseAgain={() => fill(shown.input)} />
        ) : (
          !own && example
        )}
      </section>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}

interface ShownProps {
  definition: AnyToolDefinition;
  place: ToolPlace;
  use: ToolRun;
  onUseAgain: () => void;
}

function Shown({ definition, place, use, onUseAgain }: ShownProps) {
  if (use.output === null) return <PicturesResult use={use} onUseAgain={onUseAgain} />;
  const head = (
    <>
      <ResultHead use={use} onUseAgain={onUseAgain} />
      <OutsideNote definition={definition} use={use} />
    </>
  );
  return <OwnResult {...{ definition, place, use, head }} />;
}

interface OwnPictureProps {
  of: NonNullable<(typeof OWN_PICTURE)[AnyToolDefinition['id']]>;
  definition: AnyToolDefinition;
  /** Shown without such a picture. */
  instead: ReactNode;
}

/** What is made of a picture of the user's own, with the values of the form. */
function OwnPictureResult({ of: { Result }, definition, instead }: OwnPictureProps) {
  const { values } = useAtomValue(draftAtomOf(definition));
  return (
    <Suspense>
      <Result input={inputOf(definition.inputs, values)} instead={instead} />
    </Suspense>
  );
}

/** The run in the URL, opened from the history; by default the newest. */
function useAskedRun() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('run');
  const openNewest = () => {
    if (asked !== null) void navigate(pathname, { replace: true });
  };
  return { asked, openNewest };
}

/** Fills the form with a run's input, and announces it to screen readers. */
function useFilledForm(definition: AnyToolDefinition) {
  const store = useStore();
  const [said, setSaid] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const fill = (input: object) => {
    fillForm(store, definition, input);
    setSaid('The form is filled in.');
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus());
  };
  return { said, fill, form };
}
