import {
  MAKERS_PLACE,
  SERVICES_PLACE,
  sayMakers,
  sayServices,
  type UsedService,
} from '@flint/shared/contracts/used-services';
import type { KeyCheck } from '../../platform/checks/key-check';
import { escapeHtml } from '../../platform/web/escape-html';
import type { PageContents } from './page-contents';

/** The services that this server has keys for, without the set-up, which is for staff. */
export const usedServices = (keys: readonly KeyCheck[]): UsedService[] =>
  keys.map(({ id, label }) => ({ id, label: id === 'bucket' ? 'An object store' : label }));

/** Fills the legal pages with the services that are configured here: their readers may have no JavaScript. */
export function serviceContents(services: () => readonly UsedService[]): PageContents {
  return {
    async fill(page) {
      if (page === '/privacy') {
        const lines = sayServices(services()).map(
          ({ who, gets }) => `<li><strong>${escapeHtml(who)}</strong> ${escapeHtml(gets)}</li>`,
        );
        return { drawnAs: page, places: { [`<li>${SERVICES_PLACE}</li>`]: lines.join('') } };
      }
      if (page !== '/terms-of-service') return undefined;
      return { drawnAs: page, places: { [MAKERS_PLACE]: escapeHtml(sayMakers(services())) } };
    },
  };
}
