import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-dev-runtime';
import { withOwnText } from './own-text';

export type { JSX } from 'react';

export const Fragment = runtime.Fragment;

/** What JSX compiles to in unit tests. */
export const jsxDEV: typeof runtime.jsxDEV = (type, props, key, isStatic, source, self) => {
  const safe = withOwnText(type, props as { children?: ReactNode });
  return runtime.jsxDEV(type, safe, key, isStatic && Array.isArray(safe.children), source, self);
};
