import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { withOwnText } from './own-text';

type Jsx = typeof runtime.jsx;

export type { JSX } from 'react';

export const Fragment = runtime.Fragment;

/** What JSX compiles to: React's own, with text that a translated page cannot break. */
export const jsx: Jsx = (type, props, key) => runtime.jsx(type, withOwnText(type, props as object), key);

export const jsxs: Jsx = (type, props, key) => {
  const safe = withOwnText(type, props as { children?: ReactNode });
  // Children that became one text are no list.
  return Array.isArray(safe.children) ? runtime.jsxs(type, safe, key) : runtime.jsx(type, safe, key);
};
