import type { Command } from 'commander';
import { addRunReadingCommands } from './run-reading-commands';
import { addRunSteeringCommands } from './run-steering-commands';

/** Adds the commands of whoever runs the server. */
export function addOperationsCommands(program: Command): void {
  addRunReadingCommands(program);
  addRunSteeringCommands(program);
}
