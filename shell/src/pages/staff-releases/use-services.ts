import { fetchServices } from '@flint/shared/api/services';
import type { ServiceCheck } from '@flint/shared/contracts/services';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';

const SERVICES: Resource<readonly ServiceCheck[]> = {
  key: 'services',
  read: ({ signal }) => fetchServices(signal),
};

/** The services that this server has keys for; undefined until they are known. */
export function useServices() {
  const { data: services, error: failure, reload } = useResource(SERVICES);
  return { services, failure, reload };
}
