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

/** A page before and after its script: what was pressed is marked. */
function bothPages(drawn: string, live: string): [HTMLElement, HTMLElement] {
  document.body.innerHTML = `<div id="drawn">${drawn}</div><div id="root">${live}</div>`;
  return [document.querySelector('#drawn') as HTMLElement, document.querySelector('#root') as HTMLElement];
}

test('a field is found by its label where data has brought others before it', () => {
  const message = '<textarea aria-label="Message"></textarea>';
  const [drawn, root] = bothPages(message, `<input type="checkbox" aria-label="A model">${message}`);
  (drawn.querySelector('textarea') as HTMLTextAreaElement).value = 'One bag';
  carryOver(drawn, root);
  expect(root.querySelector('textarea')).toHaveValue('One bag');
});

test('a button whose name tells a state is found by its place', async () => {
  const [drawn, root] = bothPages(
    '<button>Menu</button><button data-pressed aria-label="Theme: system"></button>',
    '<button>Menu</button><button aria-label="Theme: dark"></button>',
  );
  const pressed = jest.fn();
  root.querySelector('[aria-label="Theme: dark"]')?.addEventListener('click', pressed);
  carryOver(drawn, root)();
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
});

test('a button whose name tells its user is found where links have come before it', async () => {
  const [drawn, root] = bothPages(
    '<button data-pressed aria-label="Account: "></button>',
    '<button>Menu</button><a href="/more">More</a><button aria-label="Account: Ada"></button>',
  );
  const pressed = jest.fn();
  root.querySelector('[aria-label="Account: Ada"]')?.addEventListener('click', pressed);
  carryOver(drawn, root)();
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
});

test('a section that was opened is open; one that only the live page has opened stays as it is', () => {
  const section = (name: string, open = '') => `<details ${open}><summary>${name}</summary></details>`;
  const [drawn, root] = bothPages(
    section('Brand') + section('More'),
    section('Reference') + section('Brand') + section('More', 'open'),
  );
  const brand = drawn.querySelector('summary') as HTMLElement;
  brand.click();
  brand.setAttribute('data-changed', '');
  carryOver(drawn, root);
  expect([...root.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, true]);
});
