/** What was sent as an object; a simulator narrows each field that it reads. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields of what was sent; none when it is no object. */
export const toFields = (value: unknown): Fields => (isFields(value) ? value : {});

/** The text of a field, or what stands for it when it is absent or another thing. */
export const toText = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

/** The number of a field, or what stands for it when it is absent or another thing. */
export const toNumber = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** The members of a list; none when it is no list. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
