import { waitFor } from '@testing-library/react';
import { atom, useAtom } from 'jotai';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { carryOver } from './carry-over';

const draftAtom = atom('');
const sent: string[] = [];

function Form() {
  const [draft, change] = useAtom(draftAtom);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(draft);
      }}
    >
      <input name="topic" value={draft} onChange={(event) => change(event.target.value)} />
      <button type="submit">Send</button>
    </form>
  );
}

/** The first commit of a tree, before React has run its passive effects, such as subscriptions. */
const firstCommit = (root: HTMLElement) =>
  new Promise<void>((resolve) => new MutationObserver(() => resolve()).observe(root, { childList: true }));

test('a press is repeated with the values that were carried over, even before the live form has subscribed', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML =
    '<div id="drawn"><form><input name="topic"><button type="submit" data-pressed>Send</button></form></div><div id="root"></div>';
  const drawn = document.querySelector<HTMLElement>('#drawn') as HTMLElement;
  const root = document.querySelector<HTMLElement>('#root') as HTMLElement;
  (drawn.querySelector('input') as HTMLInputElement).value = 'One bag';
  const committed = firstCommit(root);
  startTransition(() => createRoot(root).render(<Form />));
  await committed;
  carryOver(drawn, root)();
  await waitFor(() => expect(sent).toEqual(['One bag']));
});
