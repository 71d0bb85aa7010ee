import { defineFeature } from '../../platform/composition/define-feature';
import { deferred } from '../../platform/http/feature';
import { mail } from '../../platform/mail/feature';
import { database } from '../../platform/postgres/database-feature';
import { storage } from '../../platform/storage/feature';
import { credits } from '../credits/feature';
import { uploads } from '../uploads/feature';
import { registerProfilePictures } from './account/profile-picture';
import { accounts } from './accounts-feature';
import { addUserCommands } from './commands';
import { type DemoAccount, seedDemoAccounts } from './demo-accounts';
import * as account from './migrations/0010-account';
import * as accessTokens from './migrations/0012-access-tokens';
import * as replacedTokens from './migrations/0013-replaced-tokens';
import { usersRoutes } from './users-routes';
import type { SignedUp } from './users-services';
import { deleteOldVerifications } from './verifications-repository';

export const users = defineFeature({
  id: 'users',
  needs: { database, accounts, mail, deferred, storage, uploads, credits },
  tables: [
    'user',
    'account',
    'session',
    'verification',
    'access_token',
    'replaced_token',
    'email_change',
    'user_preferences',
  ],
  migrations: { '0010-account': account, '0012-access-tokens': accessTokens, '0013-replaced-tokens': replacedTokens },
  async service({ database: { db }, accounts: { auth }, credits: ledger }, { config }) {
    const { dataDir, environment } = config;
    const demo: readonly DemoAccount[] =
      environment === 'development'
        ? await seedDemoAccounts({ auth, db, dataDir, grantStarter: ledger.grantStarter })
        : [];
    return { demo };
  },
  routes: (
    _users,
    { database: { db, pool }, accounts: { auth }, mail: mailer, credits: ledger, deferred, storage, uploads },
    { config, contributed },
  ) => {
    const signedUp: SignedUp = async (place, user) => {
      for (const learn of contributed('signedUp')) await learn(place, user);
    };
    const { grantStarter } = ledger;
    return usersRoutes({ auth, db, pool, mailer, deferred, storage, uploads, config, grantStarter, signedUp });
  },
  http: (app, _users, needs) => registerProfilePictures(app, needs.storage),
  sweeps: (_users, { database: { db } }, { config }) => [
    { name: 'verifications', everyMs: config.trimMs, run: () => deleteOldVerifications(db) },
  ],
  greeting: ({ demo }) => demo.map(({ email, password }) => `Demo account: ${email}  password: ${password}`),
  commands: addUserCommands,
});
