import { toMessage } from '@flint/shared/api/message';
import { request, requestAsync } from '@flint/shared/api/request';
import { HERO_MODEL } from '@flint/shared/contracts/blog-draft';
import { generateHeroImage, HERO_FAILED } from '@flint/shared/contracts/blogs';
import type { CallBody } from '@flint/shared/contracts/call';
import { imageItem, shownPrice } from '@flint/shared/contracts/prices/line-items';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { useOrder } from '@flint/shared/orders/use-order';
import { usePrices } from '@flint/shared/orders/use-prices';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { TextArea } from '@flint/shared/ui/text-area';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './blog.module.css';
import { heroOrderAtom } from './made-orders';
import { MadeRun } from './made-run';
import type { PostFields } from './use-post-draft';

type Body = CallBody<typeof generateHeroImage>;

/**
 * The address of the picture.
 * @throws Error with the server's error, else the default, unless the answer says success and has an address
 */
export function heroImageUrl(answer: {
  success: boolean;
  data?: { heroImageUrl?: string | undefined } | undefined;
  error?: string | undefined;
}): string {
  const url = answer.data?.heroImageUrl;
  if (!answer.success || !url) throw new Error(answer.error || HERO_FAILED);
  return url;
}

interface HeroPartProps {
  fields: PostFields;
  onChange: (part: Partial<PostFields>) => void;
}

/** The picture at the top of the post, made at its price. */
export function HeroPart({ fields, onChange }: HeroPartProps) {
  const [{ prompt, ordered }, change] = useAtom(heroOrderAtom);
  const { costs } = usePrices();
  const [placedHere, setPlacedHere] = useState<string | null>(null);
  const { place, busy, problem } = useOrder<Body>(async (body, idempotencyKey) => {
    const { accepted } = await requestAsync(generateHeroImage, { body }, { idempotencyKey });
    if (!accepted) throw new Error(HERO_FAILED);
    change({ ordered: { runId: accepted.run.id, body } });
    setPlacedHere(accepted.run.id);
    return accepted;
  });
  const price = shownPrice(costs, imageItem({ model: HERO_MODEL, count: 1 }));
  const words = (prompt || fields.title).trim();
  const drop = () => change({ ordered: null });
  const take = (url: string) => {
    onChange({ heroImageUrl: url });
    drop();
  };

  return (
    <div className={layout.stack}>
      <Field label="Picture" optional help="What the picture at the top shows; the title by default.">
        <TextArea value={prompt} maxLength={2000} onChange={({ target }) => change({ prompt: target.value })} />
      </Field>
      {fields.heroImageUrl && <img className={styles.hero} src={fields.heroImageUrl} alt="At the top of the post" />}
      {problem && <ProblemNote problem={problem} />}
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button
          variant="line"
          price={price}
          busy={busy}
          disabled={words === '' || price === undefined || ordered !== null}
          onClick={() => price !== undefined && void place({ prompt: words, title: fields.title }, price)}
        >
          Make the picture
        </Button>
        {fields.heroImageUrl && <Button onClick={() => onChange({ heroImageUrl: null })}>Remove the picture</Button>}
      </div>
      {ordered && (
        <MadeRun runId={ordered.runId} failure={HERO_FAILED} onDrop={drop}>
          <OrderedHero
            {...ordered}
            isTaken={ordered.runId === placedHere && fields.heroImageUrl === null}
            onTake={take}
            onWait={() => setPlacedHere(null)}
            onDrop={drop}
          />
        </MadeRun>
      )}
    </div>
  );
}

const heroOf = (runId: string, body: Body): Resource<string> => ({
  key: `${generateHeroImage.id} ${runId}`,
  read: async ({ signal }) =>
    heroImageUrl(await request(generateHeroImage, { body }, { signal, idempotencyKey: runId })),
});

interface OrderedHeroProps {
  runId: string;
  body: Body;
  /** Whether it goes into the post that has none and that it was ordered for. */
  isTaken: boolean;
  onTake: (url: string) => void;
  /** Called when it has to wait beside another picture. */
  onWait: () => void;
  onDrop: () => void;
}

/** The picture of a run that has ended: it replaces another only when that is asked for. */
function OrderedHero({ runId, body, isTaken, onTake, onWait, onDrop }: OrderedHeroProps) {
  const { data, status, error, reload } = useResource(heroOf(runId, body));
  const arrive = useEffectEvent((url: string) => (isTaken ? onTake(url) : onWait()));
  useEffect(() => {
    if (data !== undefined) arrive(data);
  }, [data]);
  if (status === 'failed')
    return (
      <Note tone="bad" role="alert" title={toMessage(error)}>
        <Button size="sm" variant="line" onClick={reload}>
          Try again
        </Button>
      </Note>
    );
  if (data === undefined || isTaken) return null;
  return (
    <section className={layout.stack} aria-label="Proposed picture">
      <img className={styles.hero} src={data} alt="Proposed for the top of the post" />
      <div className={layout.row}>
        <Button variant="line" onClick={() => onTake(data)}>
          Use this picture
        </Button>
        <Button onClick={onDrop}>Discard</Button>
      </div>
    </section>
  );
}
