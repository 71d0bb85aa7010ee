import { Popover } from '@base-ui/react/popover';
import { fieldOf } from '@flint/shared/tools/limits/fields';
import { fieldOfRule, RULES, type RuleBook, type RuleId } from '@flint/shared/tools/limits/limits';
import type { Source } from '@flint/shared/tools/limits/rule';
import { CONFIDENCE_WORDS, checkedOn, ruleText, SCOPE_WORDS } from '@flint/shared/tools/limits/words';
import clsx from 'clsx';
import { Info } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { Icon } from './icon';
import popup from './popup.module.css';
import styles from './rule-hint.module.css';
import text from './text.module.css';

const BOOK: RuleBook = RULES;

/** An icon beside a counter. Explains the rule, its source and its certainty on hover, focus and touch. */
export function RuleHint({ rule }: { rule: RuleId }) {
  const [open, setOpen] = useState(false);
  // Escape returns the focus to the icon, which must not reopen the popup until it was blurred.
  const dismissed = useRef(false);
  const row = BOOK[rule];
  const showToKeyboard = ({ currentTarget }: FocusEvent) => {
    if (!dismissed.current && currentTarget.matches(':focus-visible')) setOpen(true);
  };
  const change = (next: boolean, { reason }: Popover.Root.ChangeEventDetails) => {
    dismissed.current = reason === 'escape-key';
    setOpen(next);
  };
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger
        className={styles.trigger}
        openOnHover
        delay={150}
        closeDelay={150}
        onFocus={showToKeyboard}
        onBlur={() => {
          dismissed.current = false;
        }}
        aria-label={`About the limit: ${fieldOf(fieldOfRule(rule)).label}`}
      >
        <Icon of={Info} small />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popup.layer} side="top" align="end" sideOffset={4}>
          <Popover.Popup className={clsx(popup.popup, styles.card)} initialFocus={false}>
            <Popover.Title className={styles.rule}>{ruleText(row)}</Popover.Title>
            <dl className={styles.facts}>
              <dt>Source</dt>
              <dd>
                <SourceName source={row.source} />
              </dd>
              <dt>Checked</dt>
              <dd>{checkedOn(row)}</dd>
              <dt>Holds</dt>
              <dd>{SCOPE_WORDS[row.scope]}</dd>
              <dt>How sure</dt>
              <dd>{CONFIDENCE_WORDS[row.confidence]}</dd>
            </dl>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function SourceName({ source: { title, url } }: { source: Source }) {
  if (url === undefined) return <>{title}</>;
  return (
    <a className={text.link} href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
  );
}
