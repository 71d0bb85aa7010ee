import { findTool } from '@flint/shared/tools/tools';
import { notFound } from '../../../platform/http/app-error';
import type { ToolImplementation } from '../implementation';
import { IMPLEMENTATIONS } from './table';

/** The implementation of a tool by its id; undefined for an unknown id. */
export function findImplementation(tool: string): ToolImplementation | undefined {
  const row = findTool(tool);
  return row && IMPLEMENTATIONS[row.id];
}

/** @throws AppError `not_found` for an unknown id */
export function implementationOf(tool: string): ToolImplementation {
  const found = findImplementation(tool);
  if (!found) throw notFound('tool');
  return found;
}
