import { createKinds } from '../create-kinds';
import { database } from '../database';
import { defineFeature } from '../feature';
import { uploads } from '../features/uploads/feature';
import { storage } from '../platform/storage/feature';
import { analyser } from '../providers/embedded/analyser-feature';
import { illustrator } from '../providers/embedded/illustrator-feature';

/** Makers of media, chosen by configuration, and what reads the files that orders name. */
export const makers = defineFeature({
  id: 'makers',
  needs: { database, storage, uploads, analyser, illustrator },
  service: ({ database: { db }, ...needs }, context) => createKinds({ db, ...needs }, context),
  kinds: ({ kinds }) => kinds,
});
