import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { chatCompletion } from '@flint/shared/contracts/chat';
import { llmModels } from '@flint/shared/contracts/model-calls';
import * as z from '@flint/shared/contracts/schema';
import { keepDraft, readDraft } from '@flint/shared/orders/draft';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { usePaidPress } from '@flint/shared/orders/use-paid-press';
import { usePrices } from '@flint/shared/orders/use-prices';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { describeChat, describePrice } from '@flint/shared/tools/describe/ask-model';
import { describeSteps } from '@flint/shared/tools/describe/describe-steps';
import { DESCRIPTION_MAX, type Proposal } from '@flint/shared/tools/describe/proposal';
import { readProposal } from '@flint/shared/tools/describe/read-proposal';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { TextArea } from '@flint/shared/ui/text-area';
import { useState } from 'react';
import type { Draft } from '../../editor/draft';
import { addProposal, replaceSteps } from '../../editor/take-proposal';
import { ProposalView } from './proposal-view';

interface DescribeCardProps {
  readonly now: Draft;
  readonly edit: (next: Draft) => void;
}

const KEPT_AS = 'flint:agent-description';
const TYPED = z.object({ sentence: z.catch(z.string(), '') });

/** Turns a sentence into proposed steps: by fixed patterns for nothing, or by the connected model at its price. */
export default function DescribeCard({ now, edit }: DescribeCardProps) {
  const [sentence, setSentence] = useState(() => readDraft(KEPT_AS, TYPED).sentence);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { costs } = usePrices();
  const { data: models } = useResource(callResource(llmModels, {}));
  const hasModel = models !== undefined && models.models[0]?.servedBy !== 'embedded';
  const wanted = sentence.trim();
  const price = hasModel ? describePrice(costs, wanted) : undefined;
  const { press, busy, problem } = usePaidPress<string>(async (asked, _price, idempotencyKey) => {
    const { content } = await request(chatCompletion, { body: describeChat(asked) }, { idempotencyKey });
    emit('creditsChanged', { balance: undefined });
    await show(() => readProposal(content, asked));
  });

  const type = (next: string) => {
    setSentence(next);
    keepDraft(KEPT_AS, { sentence: next });
  };
  const show = async (read: () => Proposal | Promise<Proposal>) => {
    setFailure(null);
    setProposal(null);
    try {
      setProposal(await read());
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The answer holds no steps.');
    }
  };
  const take = (next: Draft) => {
    edit(next);
    setProposal(null);
    type('');
    emit('toast', { text: 'The steps are below. Undo takes them back.' });
  };

  return (
    <div className={layout.stack}>
      <Field
        label="What it should do"
        help="In plain English, one thing after another. You look over the steps before they are used."
      >
        <TextArea
          value={sentence}
          rows={3}
          maxLength={DESCRIPTION_MAX}
          placeholder="Write a thread from this page and make a picture of it"
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button variant="line" disabled={wanted === ''} onClick={() => void show(() => describeSteps(wanted))}>
          Propose steps
        </Button>
        {hasModel && (
          <Button
            variant="line"
            price={price}
            busy={busy}
            busyLabel="Asking"
            disabled={wanted === '' || price === undefined}
            onClick={() => price !== undefined && void press(wanted, price)}
          >
            Ask the model
          </Button>
        )}
      </div>
      {problem && <ProblemNote problem={problem} />}
      {failure !== null && (
        <Note tone="bad" role="alert" title={failure}>
          Nothing of it was used; the answer was charged. Say it in other words, or press Propose steps.
        </Note>
      )}
      {proposal && (
        <ProposalView
          proposal={proposal}
          hasSteps={now.steps.length > 0}
          onAdd={() => take(addProposal(now, proposal, wanted))}
          onReplace={() => take(replaceSteps(now, proposal, wanted))}
          onDiscard={() => setProposal(null)}
        />
      )}
    </div>
  );
}
