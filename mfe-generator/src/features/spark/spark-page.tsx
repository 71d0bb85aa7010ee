import { Dialog } from '@flint/shared/ui/dialog';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConversationList } from './list/conversation-list';
import { search } from './list/conversations';
import styles from './spark.module.css';
import { SparkHead } from './spark-head';
import { Talk } from './talk/talk';
import { useTalk } from './talk/use-talk';

/** Chat with Spark. The URL names the conversation, so that it opens in any browser of the user. */
export default function SparkPage() {
  const store = useStore();
  const [query] = useSearchParams();
  const openId = query.get('c');
  const talk = useTalk(openId);
  const [listed, setListed] = useState(false);
  useEffect(() => search(store, ''), [store]);
  return (
    <div className={styles.spark}>
      <aside className={styles.aside} aria-label="Conversations">
        <ConversationList openId={openId} />
      </aside>
      <section className={styles.main} aria-label="Conversation">
        <SparkHead talk={talk} onList={() => setListed(true)} />
        <Talk talk={talk} />
      </section>
      <Dialog open={listed} onOpenChange={setListed} title="Conversations" placement="side">
        <ConversationList openId={openId} onChoose={() => setListed(false)} />
      </Dialog>
    </div>
  );
}
