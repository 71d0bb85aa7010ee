import type { SharedConversation } from '@flint/shared/contracts/conversations';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { LogoMark } from '@flint/shared/ui/logo';
import text from '@flint/shared/ui/text.module.css';
import { Suspense } from 'react';
import message from '../talk/message.module.css';
import styles from './sharing.module.css';

const Markdown = lazyPart(
  () => import('../../markdown/markdown'),
  ({ text }) => <p className={message.plain}>{text}</p>,
);

type SharedMessage = SharedConversation['messages'][number];

/** A read-only conversation. */
export function SharedTalk({ shared: { title, sharedAt, messages } }: { shared: SharedConversation }) {
  const when = new Date(sharedAt).toLocaleDateString('en', { dateStyle: 'long' });
  return (
    <>
      <header className={styles.head}>
        <h1 className={text.d3}>{title}</h1>
        <p className={styles.when}>A conversation with Spark, shared on {when}.</p>
      </header>
      <ol className={styles.talk}>
        {joined(messages).map(({ place, said }) => (
          <li key={place}>{said.role === 'user' ? <Asked said={said} /> : <Answered said={said} />}</li>
        ))}
      </ol>
    </>
  );
}

/** Joins an answer with the answer it continues. */
function joined(messages: readonly SharedMessage[]): { place: number; said: SharedMessage }[] {
  const rows: { place: number; said: SharedMessage }[] = [];
  for (const [place, said] of messages.entries()) {
    const last = rows.at(-1);
    if (said.continues && last?.said.role === 'assistant')
      last.said = { ...last.said, content: last.said.content + said.content };
    else rows.push({ place, said });
  }
  return rows;
}

function Asked({ said: { content, attachments } }: { said: SharedMessage }) {
  return (
    <article className={message.mine} aria-label="Question">
      <p className={message.bubble}>{content}</p>
      {attachments.length > 0 && <p className={message.faint}>With {attachments.join(', ')}</p>}
    </article>
  );
}

function Answered({ said: { content } }: { said: SharedMessage }) {
  return (
    <article className={message.its} aria-label="Spark">
      <LogoMark className={message.mark} />
      <Suspense fallback={<p className={message.plain}>{content}</p>}>
        <Markdown text={content} />
      </Suspense>
    </article>
  );
}
