import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An IPv6 customer is given at least this much, so counting single addresses would count nothing. */
const IPV6_PREFIX = 64;

/** What a caller is counted by: a user id as it is, an IPv4 address whole, an IPv6 address by its network. */
export function callerKey(caller: string): string {
  if (isIP(caller) === 0) return caller;
  const address = ipaddr.process(caller);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_PREFIX}`).toString();
}
