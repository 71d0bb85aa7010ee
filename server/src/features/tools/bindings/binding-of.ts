import { findTool } from '@flint/shared/contracts/tools';
import { AppError, notFound } from '../../../platform/http/app-error';
import type { Binding } from '../binding';
import { BINDINGS } from './bindings';

/** @throws AppError `not_found` for a tool that is none, `not_configured` for one that nobody makes here */
export function bindingOf(tool: string): Binding {
  const found = findTool(tool);
  if (!found) throw notFound('tool');
  const binding = BINDINGS[found.id];
  if (!binding) throw new AppError('not_configured', `${found.title} is not available yet.`);
  return binding;
}
