import type { Command } from 'commander';
import { addRunReadingCommands } from './run-reading-commands';
import { addRunSteeringCommands } from './run-steering-commands';

/** Adds the operator's commands. */
export function addOperationsCommands(program: Command): void {
  addRunReadingCommands(program);
  addRunSteeringCommands(program);
}
