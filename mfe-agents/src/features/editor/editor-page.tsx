import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { createTemplate, getTemplate, updateTemplate } from '@flint/shared/contracts/templates';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { checkGraph } from '@flint/shared/tools/steps/check-graph';
import type { StepKind } from '@flint/shared/tools/steps/graph';
import { STEP_KIND_IDS, STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { loadGraphTools } from '@flint/shared/tools/steps/load-graph-tools';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Select } from '@flint/shared/ui/select';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { Switch } from '@flint/shared/ui/switch';
import text from '@flint/shared/ui/text.module.css';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messageIn } from '../templates/create-page';
import { isMissing, MissingPage } from '../templates/missing-page';
import styles from '../templates/templates.module.css';
import * as drafts from './draft';
import { StepEditor } from './step-editor';
import { useAutosave } from './use-autosave';

const KINDS = STEP_KIND_IDS.map((value) => ({ value, label: STEP_KINDS[value].label }));

/** Builds a template from a list of steps; an own one is opened by its id in the query. */
export default function EditorPage() {
  const [query] = useSearchParams();
  const id = query.get('template');
  const { data, status, error, reload } = useResource(
    id === null ? null : callResource(getTemplate, { params: { id } }),
  );
  const { userId } = useViewer();
  if (isMissing(error) || (data && userId && data.ownerId !== userId)) return <MissingPage />;
  if (id !== null && !data)
    return (
      <Page>
        <PageHead title="Build a template" />
        {status === 'failed' ? (
          <RetryNote title={toMessage(error)} onRetry={reload}>
            Your templates are safe.
          </RetryNote>
        ) : (
          <Skeleton shape="wide" />
        )}
      </Page>
    );
  return <Editor key={id} id={id} start={data ? drafts.toDraft(data) : drafts.EMPTY} />;
}

function Editor({ id, start }: { id: string | null; start: drafts.Draft }) {
  const [history, setHistory] = useState(() => drafts.openHistory(start));
  const [kind, setKind] = useState<StepKind>('tool');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const { now } = history;
  const graph = drafts.draftGraph(now);
  const used = graph.steps.map(({ input }) => input.tool ?? '').join(' ');
  const { data: tools = {} } = useResource({ key: `graph-tools of ${used}`, read: () => loadGraphTools(graph) });
  const faults = now.steps.length === 0 ? [] : checkGraph(graph, tools);
  const saved = useAutosave(id, now);

  const show = (next: drafts.History) => {
    setHistory(next);
    setFailure(null);
    saved.note(next.now);
  };
  const edit = (next: drafts.Draft, typing?: string) => show(drafts.change(history, next, typing));
  const save = async () => {
    setBusy(true);
    setFailure(null);
    saved.settle();
    try {
      const body = drafts.toBody(now);
      const made =
        id === null ? await request(createTemplate, { body }) : await request(updateTemplate, { params: { id }, body });
      navigate(`/templates/${made.id}`);
    } catch (error) {
      setFailure(messageIn(error));
    }
    setBusy(false);
  };

  return (
    <Page width="text">
      <PageHead
        title="Build a template"
        lead="Each step may use what earlier ones gave: {{titles.best}}, {{input.topic}}. Write \{{ for braces."
        actions={
          <>
            <Button disabled={history.past.length === 0} onClick={() => show(drafts.undo(history))}>
              Undo
            </Button>
            <Button disabled={history.future.length === 0} onClick={() => show(drafts.redo(history))}>
              Redo
            </Button>
          </>
        }
      />
      <div className={`${layout.stack} ${layout.loose}`}>
        <Field label="Name of the template">
          <TextInput value={now.name} onChange={({ target }) => edit({ ...now, name: target.value }, 'name')} />
        </Field>
        <Field label="What a run brings" optional>
          <TextInput
            value={now.description}
            onChange={({ target }) => edit({ ...now, description: target.value }, 'description')}
          />
        </Field>
        <Field label="What it asks for" help={asksHelp(now)}>
          <TextArea
            value={now.asks}
            rows={3}
            onChange={({ target }) => edit(drafts.askFor(now, target.value), 'asks')}
          />
        </Field>
        <ol className={styles.steps} aria-label="Steps">
          {now.steps.map((step, at) => (
            <StepEditor
              key={step.key}
              {...{ step, at, tools }}
              others={now.steps.filter((each) => each !== step).map(({ id }) => id)}
              isLast={at === now.steps.length - 1}
              faults={faults.filter((fault) => fault.step === step.id)}
              onChange={(next, typing) => edit(drafts.replaceStep(now, at, next), typing && `${step.key} ${typing}`)}
              onRename={(name) => edit(drafts.renameStep(now, at, name))}
              onMove={(by) => edit(drafts.moveStep(now, at, by))}
              onRemove={() => edit(drafts.removeStep(now, at))}
            />
          ))}
        </ol>
        <div className={styles.row}>
          <Field label="Kind of the next step" help={STEP_KINDS[kind].summary}>
            <Select options={KINDS} value={kind} onChange={setKind} />
          </Field>
          <Button variant="line" onClick={() => edit(drafts.addStep(now, kind))}>
            Add the step
          </Button>
        </div>
        <Switch checked={now.isPublished} onChange={(isPublished) => edit({ ...now, isPublished })}>
          Published: everybody may run it and copy it
        </Switch>
        {failure !== null && <Note tone="bad" role="alert" title={failure} />}
        <div className={layout.row}>
          <Button variant="ink" busy={busy} onClick={() => void save()}>
            {id === null ? 'Create template' : 'Save'}
          </Button>
          <ButtonLink href="/templates">Back</ButtonLink>
          <span className={`${text.small} ${text.soft}`} role="status">
            {saved.words}
          </span>
        </div>
      </div>
    </Page>
  );
}

/** How the form is written down, and by which references its fields are used. */
function asksHelp({ fields }: drafts.Draft): string {
  const names = Object.keys(fields).map((name) => `{{input.${name}}}`);
  return names.length === 0 ? 'One field a line.' : `One field a line. Steps use them as ${names.join(', ')}.`;
}
