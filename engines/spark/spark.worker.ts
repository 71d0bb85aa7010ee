import { readPages } from './guide/read-pages';
import { createSearch } from './guide/search';
import { type SparkReply, type SparkRequest, writeSpark } from './write-spark';

const searches = new Map<string, ReturnType<typeof createSearch>>();

function searchIn(folder: string) {
  const known = searches.get(folder) ?? createSearch(readPages(folder));
  searches.set(folder, known);
  return known;
}

/** Worker entry (Piscina): takes a conversation, returns the answer. */
export default function write({ guide, ...request }: SparkRequest & { guide: string }): SparkReply {
  return writeSpark(request, searchIn(guide));
}
