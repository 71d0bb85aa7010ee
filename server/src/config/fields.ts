import { z } from 'zod';

/** An address of one of some protocols, such as `https:`. */
export const address = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    abort: true,
  });

/** Items separated by commas. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
