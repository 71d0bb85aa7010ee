import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { createAgent, updateAgent, updateAgentSteps } from '@flint/shared/contracts/agents';
import { getHref } from '@flint/shared/contracts/routes';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import text from '@flint/shared/ui/text.module.css';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { useSubmit } from '@flint/shared/ui/use-submit';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Draft, draftSteps, EMPTY } from '../../editor/draft';
import { HistoryButtons, StepsFields } from '../../editor/graph-fields';
import { InputsEditor } from '../../editor/inputs-editor';
import { nameFault } from '../../editor/name-fault';
import { onServer } from '../../editor/use-autosave';
import { useDraft } from '../../editor/use-draft';
import styles from '../agents.module.css';
import { BudgetField, DAILY_CAP, RUN_BUDGET } from '../budget-field';
import { CollectionField } from '../collection/collection-field';
import { DescribePart } from '../describe/describe-part';
import { NEW_AGENT, toAgentBody, toChange } from './agent-draft';
import { CostCard } from './cost-card';
import { FileCard } from './file-card';
import { type KeepThen, PublishCard } from './publish-card';
import { StepOutline } from './step-outline';
import { VersionCard } from './version-card';

interface AgentEditorProps {
  /** Null for one that is not created yet. */
  readonly id: string | null;
  readonly start: Draft;
  /** Whether the draft came from a file, and is not kept yet. */
  readonly isReplaced: boolean;
  readonly isPublished: boolean;
  /** @param isNew whether it has to be kept */
  readonly onReplace: (draft: Draft, isNew: boolean) => void;
}

/** Keeps an own agent: its steps by their own call, the rest by another. */
async function put(id: string, draft: Draft): Promise<void> {
  const params = { id };
  await request(updateAgent, { params, body: toChange(draft) });
  await request(updateAgentSteps, { params, body: { steps: draftSteps(draft) } });
}

/** What an agent is, step by step, beside its price and what becomes of it. */
export function AgentEditor({ id, start, isReplaced, isPublished, onReplace }: AgentEditorProps) {
  const [isKeeping, setKeeping] = useState(false);
  const key = useRef<string>(undefined);
  const navigate = useNavigate();
  const keeper = id === null ? NEW_AGENT.keeper : onServer('agent', (next) => put(id, next));
  const draft = useDraft(start, keeper, () => fail(null), id ?? undefined);
  const { now, edit, saved, faults } = draft;

  /** Keeps the draft now. Returns the agent's id. */
  const keep = async (): Promise<string> => {
    saved.settle();
    if (id !== null) {
      await put(id, now);
      return id;
    }
    key.current ??= crypto.randomUUID();
    const { agent } = await request(createAgent, { body: toAgentBody(now) }, { idempotencyKey: key.current });
    key.current = undefined;
    NEW_AGENT.forget();
    return agent.id;
  };
  const fault = nameFault('agent', now.name);
  const { press, props, busy, failure, shown, fail, focusFault } = useSubmit<'name', HTMLDivElement>({
    faults: { name: fault },
    send: async () => void navigate(getHref(id === null ? 'agentEdit' : 'agent', { id: await keep() })),
  });
  const keepThen: KeepThen = async (next) => {
    if (fault !== undefined) return focusFault();
    setKeeping(true);
    fail(null);
    try {
      await next(await keep());
    } catch (error) {
      fail(error);
    }
    setKeeping(false);
  };
  const isBusy = busy || isKeeping;

  return (
    <Page width="wide">
      <PageHead
        title={id === null ? 'Build an agent' : 'Edit an agent'}
        lead="Each step may use what earlier ones gave: {{titles.best}}, {{input.topic}}. Write \{{ for braces."
        actions={<HistoryButtons {...draft} />}
      />
      <div className={styles.builder}>
        <StepOutline {...{ now, faults }} />
        <div ref={props.ref} className={`${layout.stack} ${layout.loose}`}>
          <DescribePart now={now} edit={edit} />
          <Field label="Name of the agent" error={id === null ? shown.name : fault}>
            <TextInput value={now.name} onChange={({ target }) => edit({ ...now, name: target.value }, 'name')} />
          </Field>
          <Field label="What a run brings" optional>
            <TextInput
              value={now.description}
              onChange={({ target }) => edit({ ...now, description: target.value }, 'description')}
            />
          </Field>
          <Field label="Instructions" optional help="Every step that writes is told this first.">
            <TextArea
              value={now.instructions}
              rows={3}
              onChange={({ target }) => edit({ ...now, instructions: target.value }, 'instructions')}
            />
          </Field>
          <InputsEditor now={now} edit={edit} />
          <StepsFields {...draft} edited={id} />
          {isReplaced && <Note title="This came from a file. Save to keep it." role="status" />}
          {failure !== null && <Note tone="bad" role="alert" title={toMessage(failure)} />}
          <div className={`${layout.row} ${layout.wrap}`}>
            <Button variant="ink" busy={isBusy} onClick={() => void press()}>
              {id === null ? 'Create agent' : 'Save'}
            </Button>
            <ButtonLink href={id === null ? getHref('agents') : getHref('agent', { id })}>Back</ButtonLink>
            {id === null && now.steps.length > 0 && <Button onClick={() => edit(EMPTY)}>Start anew</Button>}
            <span className={`${text.small} ${text.soft}`} role="status">
              {saved.words}
            </span>
          </div>
        </div>
        <aside className={`${layout.stack} ${layout.loose} ${styles.beside}`} aria-label="About this agent">
          <CostCard {...{ id }} graph={draft.graph} instructions={now.instructions} isSound={faults.length === 0} />
          <BudgetField
            {...RUN_BUDGET}
            value={now.budget === null ? '' : String(now.budget)}
            onChange={(value) => edit({ ...now, budget: value === '' ? null : Number(value) }, 'budget')}
          />
          <BudgetField
            {...DAILY_CAP}
            value={now.dailyCap === null ? '' : String(now.dailyCap)}
            onChange={(value) => edit({ ...now, dailyCap: value === '' ? null : Number(value) }, 'dailyCap')}
          />
          {id !== null && <CollectionField agentId={id} />}
          {id !== null && <PublishCard {...{ id, isPublished, keepThen }} busy={isBusy} />}
          {id !== null && (
            <VersionCard {...{ id, keepThen }} busy={isBusy} onRestore={(next) => onReplace(next, false)} />
          )}
          <FileCard draft={now} onOpen={(next) => onReplace(next, true)} />
        </aside>
      </div>
    </Page>
  );
}
