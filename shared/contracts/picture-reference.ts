import * as z from '@flint/shared/contracts/schema';
import { ImageAddress } from './images';

/** As the ids of uploads and of pictures in the library are. */
const ID = /^[\w-]{8,200}$/;

/** Whether a picture is named by the id of an upload or of one in the library, which does not lapse as addresses do. */
export function isPictureId(named: string): boolean {
  return ID.test(named);
}

/** A picture of the caller's own by its id, an upload or one of the library, or any picture by its address. */
export const PictureReference = z.string('A picture is named by its address or its id.').check(
  z.refine((named) => isPictureId(named) || ImageAddress.safeParse(named).success, {
    error: ({ input }) => ImageAddress.safeParse(input).error?.issues[0]?.message,
  }),
);
