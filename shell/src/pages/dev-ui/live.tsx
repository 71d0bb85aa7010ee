import { type ReactNode, useState } from 'react';

interface LiveProps<V> {
  initial: V;
  children: (value: V, set: (value: V) => void) => ReactNode;
}

/** Holds the value of a controlled component, so that its specimen is interactive. */
export function Live<V>({ initial, children }: LiveProps<V>) {
  const [value, set] = useState(initial);
  return children(value, set);
}
