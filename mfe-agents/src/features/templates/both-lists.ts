/** A list that came as itself, or under its name. */
type Loose<K extends string, T> = readonly T[] | { readonly [Key in K]?: readonly T[] | undefined } | undefined;

export function listIn<K extends string, T>(answer: Loose<K, T>, name: K): readonly T[] {
  if (answer === undefined) return [];
  return Array.isArray(answer) ? answer : ((answer as { [Key in K]?: readonly T[] })[name] ?? []);
}

interface ListReads<All, Published, Mine> {
  readonly all: () => Promise<All>;
  readonly published: () => Promise<Published>;
  readonly mine: () => Promise<Mine>;
}

/**
 * Published and own things by one call; when it fails by two, of which a failed one is empty.
 * @throws Error with the given words when those fail too, and the reason of an aborted read
 */
export async function readBoth<All, Published, Mine>(
  { all, published, mine }: ListReads<All, Published, Mine>,
  failure: string,
  signal: AbortSignal | undefined,
): Promise<{ readonly all: All } | { readonly published: Published | undefined; readonly mine: Mine | undefined }> {
  try {
    return { all: await all() };
  } catch (error) {
    if (signal?.aborted) throw error;
  }
  const [first, second] = await Promise.allSettled([published(), mine()]);
  if (first.status === 'rejected' && second.status === 'rejected') throw new Error(failure);
  return {
    published: first.status === 'fulfilled' ? first.value : undefined,
    mine: second.status === 'fulfilled' ? second.value : undefined,
  };
}
