import { ILLUSTRATOR_VERSION } from '../spec/illustrator-version';
import type { Drawing } from '../spec/picture-editor';

/** Whether this version of the illustrator can draw a drawing again. */
export const isPresent = (drawing: Drawing | undefined): drawing is Drawing => drawing?.version === ILLUSTRATOR_VERSION;
