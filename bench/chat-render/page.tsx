import '@flint/shared/ui/tokens.css';
import '@flint/shared/ui/base.css';
import type { SparkMessage } from '@flint/shared/contracts/spark-messages';
import { createStore, Provider } from 'jotai';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { showLive } from '../../mfe-generator/src/features/spark/talk/live-text';
import { MessageList } from '../../mfe-generator/src/features/spark/talk/message-list';
import { toRows } from '../../mfe-generator/src/features/spark/talk/rows';
import { liveAtom } from '../../mfe-generator/src/features/spark/talk/talk-atom';
import { aMessage, tokens } from './messages';
import styles from './page.module.css';

const ACTS = { onAgain() {}, onContinue() {}, onEdit: async () => undefined, onShow() {}, onFork() {} };

let shown: { root: Root; store: ReturnType<typeof createStore>; last: SparkMessage } | null = null;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const bench = {
  /** Renders a conversation whose last answer is live, and waits until it is idle. */
  async open(count: number): Promise<void> {
    shown?.root.unmount();
    const messages = Array.from({ length: count }, (_, place) => aMessage(place, place === count - 1));
    const last = messages[count - 1] as SparkMessage;
    const root = createRoot(document.getElementById('root') as HTMLElement);
    const store = createStore();
    store.set(liveAtom, { [last.id]: '' });
    shown = { root, store, last };
    root.render(
      <Provider store={store}>
        <MemoryRouter>
          <div className={styles.page}>
            <MessageList rows={toRows(messages)} acts={ACTS} asked={1} more={false} onEarlier={() => undefined} />
          </div>
        </MemoryRouter>
      </Provider>,
    );
    for (let still = 0; still < 30; still++) await frame();
  },
  /** Streams an answer, one token per frame. */
  async write(): Promise<number> {
    const { store, last } = shown as NonNullable<typeof shown>;
    let text = '';
    const all = tokens();
    for (const token of all) {
      text += token;
      showLive(store, last.id, text);
      await frame();
    }
    await frame();
    return all.length;
  },
  /** Rendered part of the list, and whether its end is visible. */
  state() {
    const scroller = document.querySelector('section') as HTMLElement;
    const { scrollHeight, scrollTop, clientHeight } = scroller;
    return {
      rows: document.querySelectorAll('li[data-index]').length,
      fromEnd: scrollHeight - scrollTop - clientHeight,
    };
  },
};
export type Bench = typeof bench;
Object.assign(window, { bench });
