import { findTool } from '@flint/shared/contracts/tools';
import { notFound } from '../../../platform/http/app-error';
import type { Binding } from '../binding';
import { BINDINGS } from './bindings';

/** @throws AppError `not_found` for a tool that is none */
export function bindingOf(tool: string): Binding {
  const found = findTool(tool);
  if (!found) throw notFound('tool');
  return BINDINGS[found.id];
}
