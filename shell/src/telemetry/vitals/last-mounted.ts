import { MOUNTED, type Mounted } from './mounted';

/** The version of a remote that was mounted last in this page; undefined when none was. */
export function lastMounted(name: string | undefined): Mounted | undefined {
  const marks = performance.getEntriesByName(MOUNTED) as PerformanceMark[];
  return marks.map(({ detail }) => detail as Mounted).findLast((mounted) => mounted.name === name);
}
