import type { ReactNode } from 'react';

/** Props of a tool's panel below the answer. */
export interface PanelProps {
  readonly output: Readonly<Record<string, unknown>>;
  readonly input: Readonly<Record<string, unknown>>;
  /** Index of the selected item in the answer's first list. */
  readonly chosen: number;
}

/** Props of a panel below a tool's pictures, also beside its example. */
export interface PicturePanelProps {
  /** Storage key of the panel's state. */
  readonly id: string;
  /** URL of the picture; none in an example. */
  readonly url?: string | undefined;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Props of what is made of a picture of the user's own. */
export interface OwnPicturePanelProps {
  readonly input: Readonly<Record<string, unknown>>;
  /** Shown without such a picture. */
  readonly instead: ReactNode;
}
