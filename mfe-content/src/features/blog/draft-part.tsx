import { toMessage } from '@flint/shared/api/message';
import { request, requestAsync } from '@flint/shared/api/request';
import { draftPrice } from '@flint/shared/contracts/blog-draft';
import { type BlogDraft, generateBlogDraft } from '@flint/shared/contracts/blogs';
import type { CallBody } from '@flint/shared/contracts/call';
import { llmModels } from '@flint/shared/contracts/model-calls';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { useOrder } from '@flint/shared/orders/use-order';
import { usePrices } from '@flint/shared/orders/use-prices';
import { callResource, type Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { TextArea } from '@flint/shared/ui/text-area';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { DraftProposal } from './draft-proposal';
import { draftOrderAtom } from './made-orders';
import { MadeRun } from './made-run';
import type { PostFields } from './use-post-draft';

type Body = CallBody<typeof generateBlogDraft>;

interface DraftPartProps {
  fields: PostFields;
  onChange: (part: Partial<PostFields>) => void;
}

/** A draft of the author's facts, at its price; without a language model a free outline of them. */
export function DraftPart({ fields, onChange }: DraftPartProps) {
  const [{ topic, ordered }, change] = useAtom(draftOrderAtom);
  const { costs } = usePrices();
  const { data: models } = useResource(callResource(llmModels, {}));
  const [placedHere, setPlacedHere] = useState<string | null>(null);
  const [outline, setOutline] = useState<BlogDraft | null>(null);
  const [outlining, setOutlining] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [replaced, setReplaced] = useState<Partial<PostFields> | null>(null);
  const { place, busy, problem } = useOrder<Body>(async (body, idempotencyKey) => {
    const { accepted } = await requestAsync(generateBlogDraft, { body }, { idempotencyKey });
    if (!accepted) throw new Error(generateBlogDraft.failure);
    change({ ordered: { runId: accepted.run.id, body } });
    setPlacedHere(accepted.run.id);
    return accepted;
  });

  const body: Body = { topic: topic.trim(), ...(fields.category && { category: fields.category }) };
  const isOutline = models?.models[0]?.servedBy === 'embedded';
  const price = models && !isOutline ? draftPrice(costs, body) : undefined;
  const isEmpty = fields.content.trim() === '';

  const drop = () => {
    change({ ordered: null });
    setOutline(null);
  };
  const take = ({ title, content, excerpt }: BlogDraft) => {
    const { content: before, excerpt: summary } = fields;
    if (!isEmpty && !content.startsWith(before.trimEnd()))
      setReplaced({ title: fields.title, content: before, excerpt: summary });
    onChange({ title: fields.title || title, content, excerpt: summary || excerpt });
    drop();
  };
  const add = (content: string) => onChange({ content });
  const makeOutline = async () => {
    setOutlining(true);
    setFailure(null);
    try {
      const { data } = await request(generateBlogDraft, { body });
      if (isEmpty) take(data);
      else setOutline(data);
    } catch (error) {
      setFailure(toMessage(error));
    }
    setOutlining(false);
  };

  return (
    <div className={layout.stack}>
      <Field
        label="Facts for a draft"
        optional
        help={isOutline ? 'One a line. No language model is connected: you get an outline of them.' : 'One a line.'}
      >
        <TextArea value={topic} maxLength={2000} onChange={({ target }) => change({ topic: target.value })} />
      </Field>
      {failure && <Note tone="bad" role="alert" title={failure} />}
      {problem && <ProblemNote problem={problem} />}
      <div>
        {isOutline ? (
          <Button
            variant="line"
            busy={outlining}
            busyLabel="Outlining"
            disabled={body.topic === ''}
            onClick={makeOutline}
          >
            Outline my facts
          </Button>
        ) : (
          <Button
            variant="line"
            price={price}
            busy={busy}
            disabled={body.topic === '' || price === undefined || ordered !== null}
            onClick={() => price !== undefined && void place(body, price)}
          >
            Draft with AI
          </Button>
        )}
      </div>
      {ordered && (
        <MadeRun runId={ordered.runId} failure="The draft was not made." onDrop={drop}>
          <OrderedDraft
            {...ordered}
            isTaken={ordered.runId === placedHere && isEmpty}
            content={fields.content}
            onTake={take}
            onAdd={add}
            onWait={() => setPlacedHere(null)}
            onDrop={drop}
          />
        </MadeRun>
      )}
      {outline && <DraftProposal draft={outline} content={fields.content} onTake={take} onAdd={add} onDrop={drop} />}
      {replaced && (
        <Note
          role="status"
          title="Your text was replaced by the draft."
          action={
            <Button
              size="sm"
              variant="line"
              onClick={() => {
                onChange(replaced);
                setReplaced(null);
              }}
            >
              Bring mine back
            </Button>
          }
        />
      )}
    </div>
  );
}

const draftOf = (runId: string, body: Body): Resource<BlogDraft> => ({
  key: `${generateBlogDraft.id} ${runId}`,
  async read({ signal }) {
    const { data } = await request(generateBlogDraft, { body }, { signal, idempotencyKey: runId });
    return data;
  },
});

interface OrderedDraftProps {
  runId: string;
  body: Body;
  /** Whether it goes into the empty editor that it was ordered from. */
  isTaken: boolean;
  content: string;
  onTake: (draft: BlogDraft) => void;
  onAdd: (content: string) => void;
  /** Called when it has to wait beside a text. */
  onWait: () => void;
  onDrop: () => void;
}

/** The draft of a run that has ended. */
function OrderedDraft({ runId, body, isTaken, content, onWait, ...ways }: OrderedDraftProps) {
  const { data, status, error, reload } = useResource(draftOf(runId, body));
  const arrive = useEffectEvent((draft: BlogDraft) => (isTaken ? ways.onTake(draft) : onWait()));
  useEffect(() => {
    if (data) arrive(data);
  }, [data]);
  if (status === 'failed')
    return <Note tone="bad" role="alert" title={toMessage(error)} action={<Again on={reload} />} />;
  return data && !isTaken && <DraftProposal draft={data} content={content} {...ways} />;
}

function Again({ on }: { on: () => void }) {
  return (
    <Button size="sm" variant="line" onClick={on}>
      Try again
    </Button>
  );
}
