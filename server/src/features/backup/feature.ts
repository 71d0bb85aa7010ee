import { defineFeature } from '../../platform/composition/define-feature';
import { addBackupCommands } from './commands';

/** Backup and restore, by `npm run admin`. */
export const backup = defineFeature({ id: 'backup', commands: addBackupCommands });
