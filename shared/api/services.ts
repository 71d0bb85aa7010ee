import { listServices, type ServiceCheck } from '../contracts/services';
import { request } from './request';

/** The services that the server has keys for, and whether they take them; staff only. @throws as `request` */
export async function fetchServices(signal?: AbortSignal): Promise<readonly ServiceCheck[]> {
  return (await request(listServices, {}, { ...(signal && { signal }) })).services;
}
