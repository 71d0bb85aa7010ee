import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import {
  BLOG_CONTENT_MAX,
  BLOG_TITLE_MAX,
  type BlogPost,
  deleteBlog,
  previewBlog,
} from '@flint/shared/contracts/blogs';
import { postPath } from '@flint/shared/contracts/post-node';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Segmented } from '@flint/shared/ui/segmented';
import text from '@flint/shared/ui/text.module.css';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { useRef, useState } from 'react';
import styles from './blog.module.css';
import { DraftPart } from './draft-part';
import { HeroPart } from './hero-part';
import { insertPicture, PictureField } from './picture-field';
import { PostBody } from './post-body';
import { type Saving, usePostDraft } from './use-post-draft';

const STATES: Readonly<Record<Saving, string>> = {
  saved: 'Saved',
  changed: 'Not saved yet',
  saving: 'Saving …',
  failed: 'Not saved',
  conflict: 'Not saved: changed elsewhere',
};

const previewOf = (content: string): Resource<{ nodes: BlogPost['nodes'] }> => ({
  key: `previewBlog ${content}`,
  read: ({ signal }) => request(previewBlog, { body: { content } }, { signal }),
});

interface PostEditorProps {
  start: BlogPost | null;
  onSaved: (post: BlogPost) => void;
  onGone: () => void;
}

/** Edits one post: its text with a preview, its address, when it is published, and its picture. */
export function PostEditor({ start, onSaved, onGone }: PostEditorProps) {
  const { post, fields, state, failure, theirs, change, save, settle } = usePostDraft(start, onSaved);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [removal, setRemoval] = useState<string | null>(null);
  const cursor = useRef<number | null>(null);
  const isPublished = post?.status === 'published';
  const remove = async () => {
    if (!post) return onGone();
    try {
      await request(deleteBlog, { params: { id: post.id } });
      onSaved(post);
      onGone();
    } catch (error) {
      setRemoval(toMessage(error));
    }
  };
  return (
    <form
      className={layout.stack}
      aria-label="Post"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p role="status" className={`${text.small} ${text.soft}`}>
        {fields.title.trim() === '' ? 'A title makes it a draft.' : STATES[state]}
      </p>
      {failure && (
        <Note tone="bad" role="alert" title={failure}>
          What you typed is still here.
        </Note>
      )}
      {removal && <Note tone="bad" role="alert" title={removal} />}
      {theirs && (
        <Note tone="warn" role="alert" title="This post was changed elsewhere while you were writing.">
          Yours stays in the fields until you choose. Theirs begins: “{theirs.content.slice(0, 200)}”
        </Note>
      )}
      {theirs && (
        <div className={layout.row}>
          <Button variant="line" onClick={() => settle(true)}>
            Keep mine
          </Button>
          <Button onClick={() => settle(false)}>Take theirs</Button>
        </div>
      )}
      <Field label="Title" counter={{ value: fields.title.length, max: BLOG_TITLE_MAX }}>
        <TextInput
          value={fields.title}
          maxLength={BLOG_TITLE_MAX}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Segmented
        label="View"
        segments={[
          { value: 'write', label: 'Write' },
          { value: 'preview', label: 'Preview' },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'write' ? (
        <Field label="Text, in Markdown" className={styles.text ?? ''}>
          <TextArea
            value={fields.content}
            maxLength={BLOG_CONTENT_MAX}
            onSelect={({ currentTarget }) => {
              cursor.current = currentTarget.selectionStart;
            }}
            onChange={({ target }) => change({ content: target.value })}
          />
        </Field>
      ) : (
        <Preview title={fields.title} content={fields.content} />
      )}
      <PictureField
        onInsert={(picture) => change({ content: insertPicture(fields.content, picture, cursor.current) })}
      />
      <DraftPart fields={fields} onChange={change} />
      <HeroPart fields={fields} onChange={change} />
      <Field
        label="Address"
        help={post?.publishedAt ? 'The former address leads to the new one.' : 'Made of the title.'}
      >
        <TextInput value={fields.slug} onChange={({ target }) => change({ slug: target.value.toLowerCase() })} />
      </Field>
      <Field label="Category" optional>
        <TextInput value={fields.category} onChange={({ target }) => change({ category: target.value })} />
      </Field>
      <Field label="Summary" optional help="For lists and search engines; the first sentences by default.">
        <TextArea value={fields.excerpt} maxLength={300} onChange={({ target }) => change({ excerpt: target.value })} />
      </Field>
      {!isPublished && (
        <Field
          label="Publish at"
          optional
          help={`In the zone ${fields.scheduledZone ?? 'UTC'}. Until then it is a draft.`}
        >
          <TextInput
            type="datetime-local"
            value={fields.scheduledFor ?? ''}
            onChange={({ target }) => change({ scheduledFor: target.value === '' ? null : target.value })}
          />
        </Field>
      )}
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button type="submit" variant="line">
          Save
        </Button>
        {isPublished ? (
          <>
            <Button onClick={() => void save({ status: 'draft' })}>Take back</Button>
            <ButtonLink href={postPath(post.slug)}>Open the page</ButtonLink>
          </>
        ) : (
          <Button variant="ink" onClick={() => void save({ status: 'published' })}>
            Publish
          </Button>
        )}
        {post && <Button onClick={remove}>Delete</Button>}
      </div>
    </form>
  );
}

function Preview({ title, content }: { title: string; content: string }) {
  const { status, data, error } = useResource(previewOf(content));
  if (status === 'failed') return <Note tone="bad" role="alert" title={toMessage(error)} />;
  return (
    <section className={styles.article} aria-label="Preview">
      <h2>{title}</h2>
      {data && <PostBody nodes={data.nodes} />}
    </section>
  );
}
