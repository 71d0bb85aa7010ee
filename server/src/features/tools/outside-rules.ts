import { listOutsideRules, OUTSIDE_SCAN, type OutsideResult } from '@flint/shared/contracts/tool-runs';
import { EDITION } from '@flint/shared/tools/limits/edition';
import { nowOutside } from '@flint/shared/tools/now-outside';
import { subjectOf } from '@flint/shared/tools/subject';
import { findTool } from '@flint/shared/tools/tools';
import type { Db } from '../../platform/db/database';
import { readCursor, writeCursor } from '../../platform/http/cursor';
import { type Route, route } from '../../platform/http/route';
import { implementationOf } from './implementations/find-implementation';
import { findOlderAnswers } from './tools-repository';

type Saved = Awaited<ReturnType<typeof findOlderAnswers>>[number];

/** Saved results of a caller that break the current rulebook. */
export function outsideRulesRoute({ db }: { db: Db }): Route {
  return route(listOutsideRules, async ({ viewer, query: { tool, cursor } }) => {
    // An unknown tool answers 404 instead of an empty list.
    if (tool !== undefined) implementationOf(tool);
    const after = cursor ? readCursor(cursor) : undefined;
    const found = await findOlderAnswers(db, { userId: viewer.user.id, tool }, OUTSIDE_SCAN + 1, after);
    const looked = found.slice(0, OUTSIDE_SCAN);
    const last = looked.at(-1);
    const next =
      last && found.length > OUTSIDE_SCAN ? writeCursor({ at: last.created_at_exact, id: last.run_id }) : null;
    return { results: looked.flatMap((saved) => outside(saved) ?? []), edition: EDITION, next };
  });
}

/** Current findings about a result; undefined when there are none, and for removed tools. */
function outside({
  run_id: runId,
  tool,
  input,
  output,
  edited,
  edition,
  created_at,
}: Saved): OutsideResult | undefined {
  if (!findTool(tool)) return undefined;
  const { definition } = implementationOf(tool);
  const findings = nowOutside(definition, { output, edited, edition });
  if (findings.length === 0) return undefined;
  const about = subjectOf(definition, input);
  return { runId, tool, about, createdAt: created_at.toISOString(), edition, findings: [...findings] };
}
