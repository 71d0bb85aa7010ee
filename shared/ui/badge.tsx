import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'plain' | 'good' | 'warn' | 'bad' | 'ember';
  /** A leading dot, for live states. */
  dot?: boolean;
}

/** A read-only status: Draft, Queued, Running, Done, Failed, Cancelled. */
export function Badge({ children, tone = 'plain', dot = false }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[tone], dot && styles.dotted)}>{children}</span>;
}
