import type { About } from '@flint/shared/contracts/fragments';
import type { Asset } from '../releases/known-release';

/** A style sheet, with the name by which the runtime of its release knows that it is loaded. */
export interface Sheet extends Asset {
  readonly key: string;
}

/** A public page of a release, ready to be put into the page that the server sends. */
export interface DrawnPage {
  readonly about: About;
  readonly html: string;
  readonly styles: readonly Sheet[];
  readonly scripts: readonly Asset[];
}
