import { type LearntLimit, listLearntLimits } from '../contracts/learnt-limits';
import { listServices, type ServiceCheck } from '../contracts/services';
import { request } from './request';

/** The services that the server has keys for, and whether they take them; staff only. @throws as `request` */
export async function fetchServices(signal?: AbortSignal): Promise<readonly ServiceCheck[]> {
  return (await request(listServices, {}, { ...(signal && { signal }) })).services;
}

/** What models of connected endpoints turned out not to take; staff only. @throws as `request` */
export async function fetchLearntLimits(signal?: AbortSignal): Promise<readonly LearntLimit[]> {
  return (await request(listLearntLimits, {}, { ...(signal && { signal }) })).limits;
}
