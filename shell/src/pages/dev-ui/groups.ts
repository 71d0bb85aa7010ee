import { buttons } from './groups/buttons';
import { choices } from './groups/choices';
import { fields } from './groups/fields';
import { files } from './groups/files';
import { foundations } from './groups/foundations';
import { limits } from './groups/limits';
import { marks } from './groups/marks';
import { media } from './groups/media';
import { overlays } from './groups/overlays';
import { pictures } from './groups/pictures';
import { states } from './groups/states';
import { surfaces } from './groups/surfaces';
import type { Group } from './specimen';

/** All groups of the gallery, in order. */
export const GROUPS: readonly Group[] = [
  foundations,
  buttons,
  fields,
  choices,
  limits,
  marks,
  pictures,
  media,
  files,
  surfaces,
  states,
  overlays,
];
