import type { EditConflict } from '@flint/shared/contracts/releases';
import { AppError } from '../../platform/http/app-error';

/** Optimistic locking: the rules were changed after the caller had read them. Both values are in it. */
export class OutdatedEdit extends AppError {
  constructor(
    place: string,
    readonly conflict: EditConflict,
  ) {
    const { theirs, yours } = conflict;
    super(
      'conflict',
      `${place} was changed after you looked. ${theirs.who}: ${theirs.what} (“${theirs.why}”). You: ${yours.what}. Nothing was changed by you.`,
    );
  }
}
