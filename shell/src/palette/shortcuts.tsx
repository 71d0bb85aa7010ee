import styles from './shortcuts.module.css';

const SHORTCUTS: readonly (readonly [keys: string, act: string])[] = [
  ['Ctrl K, ⌘ K', 'Search or jump to'],
  ['?', 'Keyboard shortcuts'],
  ['Enter', 'Send a message to Spark or the chat; Shift Enter for a new line'],
  ['Esc', 'Stop an answer, close a dialog'],
  ['← → ↑ ↓', 'Move in the library’s grid'],
  ['Space', 'Select an item of the library'],
  ['Delete', 'Delete what is selected in the library'],
];

/** The keyboard shortcuts of the app. */
export function Shortcuts() {
  return (
    <dl className={styles.shortcuts} aria-label="Keyboard shortcuts">
      {SHORTCUTS.map(([keys, act]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{act}</dd>
        </div>
      ))}
    </dl>
  );
}
