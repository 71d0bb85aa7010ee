import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './toolbar.module.css';

export interface ToolbarProps {
  label: string;
  /** Buttons and links. */
  children: ReactNode;
  className?: string | undefined;
}

const tools = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')];

/** Roving focus: the index that an arrow, Home or End key moves to among `count` tools; undefined for other keys. */
function step(key: string, from: number, count: number): number | undefined {
  const target = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: count - 1 }[key];
  return target === undefined ? undefined : (target + count) % count;
}

/** A toolbar with roving focus: one Tab stop; arrows, Home and End move inside it. */
export function Toolbar({ label, children, className }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);

  const keepOneStop = (current: HTMLElement | undefined) => {
    for (const tool of bar.current ? tools(bar.current) : []) tool.tabIndex = tool === current ? 0 : -1;
  };
  useLayoutEffect(() => {
    const all = bar.current ? tools(bar.current) : [];
    keepOneStop(all.find((tool) => tool === document.activeElement) ?? all[0]);
  });

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = tools(event.currentTarget);
    const from = all.indexOf(document.activeElement as HTMLElement);
    const target = step(event.key, from, all.length);
    if (from < 0 || target === undefined) return;
    event.preventDefault();
    keepOneStop(all[target]);
    all[target]?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={clsx(styles.bar, className)}
      onKeyDown={move}
    >
      {children}
    </div>
  );
}
