import type { About } from '@flint/shared/contracts/fragments';
import type { Asset } from '../releases/known-release';

/** A style sheet, with the name by which its release's runtime knows that it is loaded. */
export interface Sheet extends Asset {
  readonly key: string;
}

/** The files that a prerendered part needs first. */
export interface Files {
  readonly styles: readonly Sheet[];
  readonly scripts: readonly Asset[];
}

/** What a release has prerendered of a page, ready to be inserted into the shell's page. */
export interface Drawing extends Files {
  readonly html: string;
  /** Modules of the shell that its scripts use. */
  readonly shared?: readonly string[] | undefined;
}

/** A prerendered public page of a release. */
export interface DrawnPage extends Drawing {
  readonly about: About;
}
