import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { storage } from '../../platform/storage/feature';
import { analyser } from '../../providers/built-in/analyser-feature';
import { uploads } from '../uploads/feature';
import { accounts } from '../users/accounts-feature';
import { createBrands } from './brands-service';
import * as migration from './migrations/0060-brands';
import { brandRoutes } from './routes';
import { createBrandRules } from './rules-service';

export const brands = defineFeature({
  id: 'brands',
  needs: { database, storage, uploads, analyser, accounts },
  tables: ['brand_profile', 'brand_file', 'brand_rule'],
  migrations: { '0060-brands': migration },
  service: ({ database: { db }, storage, uploads, analyser }) => ({
    brands: createBrands({ db, storage, uploads, analyser }),
    brandRules: createBrandRules(db),
  }),
  routes: (service, { accounts: { actingUser } }) => brandRoutes({ ...service, actingUser }),
});
