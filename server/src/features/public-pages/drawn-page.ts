import type { About } from '@flint/shared/contracts/fragments';
import type { Asset } from '../releases/known-release';

/** A style sheet, with the name by which its release's runtime knows that it is loaded. */
export interface Sheet extends Asset {
  readonly key: string;
}

/** A prerendered page of a release, ready to be inserted into the shell's page. */
export interface DrawnPage {
  readonly about: About;
  readonly html: string;
  readonly styles: readonly Sheet[];
  readonly scripts: readonly Asset[];
}
