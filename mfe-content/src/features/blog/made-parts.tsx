import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { generateBlogDraft, generateHeroImage, HERO_FAILED } from '@flint/shared/contracts/blogs';
import { DEFAULT_IMAGE_STYLE, modelFor } from '@flint/shared/contracts/image-options';
import { imageItem, shownPrice } from '@flint/shared/contracts/prices/line-items';
import { usePrices } from '@flint/shared/orders/use-prices';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { TextArea } from '@flint/shared/ui/text-area';
import { useState } from 'react';
import styles from './blog.module.css';
import type { PostFields } from './use-post-draft';

interface Draft {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  readonly isOutline: boolean;
}

interface MadePartsProps {
  fields: PostFields;
  onChange: (part: Partial<PostFields>) => void;
}

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

/** What is made for the post: a draft of the author's facts, and the picture at its top. */
export function MadeParts({ fields, onChange }: MadePartsProps) {
  const { costs } = usePrices();
  const [topic, setTopic] = useState('');
  const [prompt, setPrompt] = useState('');
  const [busy, setBusy] = useState<'draft' | 'hero' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Draft | null>(null);
  const price = shownPrice(costs, imageItem({ model: modelFor(undefined, DEFAULT_IMAGE_STYLE), count: 1 }));

  const make = async (what: 'draft' | 'hero', work: () => Promise<void>) => {
    setBusy(what);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(toMessage(error));
    }
    setBusy(null);
  };
  const take = ({ title, content, excerpt }: Draft) => {
    onChange({ title: fields.title || title, content, ...(excerpt && { excerpt }) });
    setWaiting(null);
  };
  const draft = () =>
    make('draft', async () => {
      const { data } = await request(generateBlogDraft, { body: { topic, category: fields.category } });
      // What was typed is not replaced unasked.
      if (fields.content.trim() === '') take(data);
      else setWaiting(data);
    });
  const hero = () =>
    make('hero', async () => {
      const body = { prompt: prompt || fields.title, title: fields.title };
      onChange({ heroImageUrl: heroImageUrl(await request(generateHeroImage, { body })) });
    });

  return (
    <div className={layout.stack}>
      {failure && <Note tone="bad" role="alert" title={failure} />}
      <Field label="Facts for a draft" optional help="One a line. Without a language model you get an outline of them.">
        <TextArea value={topic} maxLength={2000} onChange={({ target }) => setTopic(target.value)} />
      </Field>
      <div>
        <Button
          variant="line"
          busy={busy === 'draft'}
          busyLabel="Drafting"
          disabled={topic.trim() === ''}
          onClick={draft}
        >
          Draft with AI
        </Button>
      </div>
      {waiting && (
        <section className={layout.stack} aria-label="Proposed draft">
          <h2 className={text.h}>{waiting.isOutline ? 'An outline of your facts' : 'A draft'}</h2>
          <p className={styles.posts}>{waiting.content.slice(0, 600)}</p>
          <div className={layout.row}>
            <Button variant="line" onClick={() => take(waiting)}>
              Replace my text
            </Button>
            <Button onClick={() => take({ ...waiting, content: `${fields.content}\n\n${waiting.content}` })}>
              Add it below
            </Button>
            <Button onClick={() => setWaiting(null)}>Discard</Button>
          </div>
        </section>
      )}
      <Field label="Picture" optional help="What the picture at the top shows; the title by default.">
        <TextArea value={prompt} maxLength={2000} onChange={({ target }) => setPrompt(target.value)} />
      </Field>
      {fields.heroImageUrl && <img className={styles.hero} src={fields.heroImageUrl} alt="At the top of the post" />}
      <div className={layout.row}>
        <Button
          variant="line"
          price={price}
          busy={busy === 'hero'}
          busyLabel="Making"
          disabled={(prompt || fields.title).trim() === ''}
          onClick={hero}
        >
          Make the picture
        </Button>
        {fields.heroImageUrl && <Button onClick={() => onChange({ heroImageUrl: null })}>Remove the picture</Button>}
      </div>
    </div>
  );
}
