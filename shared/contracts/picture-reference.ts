import * as z from '@flint/shared/contracts/schema';
import { ImageAddress } from './images';

/** Format of upload ids and library ids. */
const ID = /^[\w-]{8,200}$/;

/** Whether a reference is an id of an upload or a library picture. Ids do not expire, unlike URLs. */
export function isPictureId(named: string): boolean {
  return ID.test(named);
}

/** A picture of the caller by its id (an upload or a library item), or any picture by its URL. */
export const PictureReference = z.string('A picture is named by its address or its id.').check(
  z.refine((named) => isPictureId(named) || ImageAddress.safeParse(named).success, {
    error: ({ input }) => ImageAddress.safeParse(input).error?.issues[0]?.message,
  }),
);
