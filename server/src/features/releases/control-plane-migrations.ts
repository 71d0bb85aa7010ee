import { CONTROL_MIGRATION } from '../../platform/db/control-database-repository';
import * as controlAudit from './migrations/0001-control-audit';
import * as releases from './migrations/0040-releases';
import * as browserErrors from './migrations/0091-browser-errors';
import * as rulesVersion from './migrations/0093-rules-version';
import * as holders from './migrations/0096-release-holders';
import * as candidateSince from './migrations/0098-candidate-since';
import * as declaredPages from './migrations/0099-declared-pages';
import * as liveShells from './migrations/0100-live-shells';
import * as vitals from './migrations/0101-vitals-and-ramps';
import * as previews from './migrations/0102-release-previews';

/** Migrations of the control plane's tables in an environment's database. */
export const RELEASE_MIGRATIONS = {
  '0040-releases': releases,
  '0091-browser-errors': browserErrors,
  '0093-rules-version': rulesVersion,
  '0096-release-holders': holders,
  '0098-candidate-since': candidateSince,
  '0099-declared-pages': declaredPages,
  '0100-live-shells': liveShells,
  '0101-vitals-and-ramps': vitals,
  '0102-release-previews': previews,
};

/** Migrations of a database that holds a control plane and nothing else. */
export const CONTROL_MIGRATIONS = { [CONTROL_MIGRATION]: controlAudit, ...RELEASE_MIGRATIONS };
