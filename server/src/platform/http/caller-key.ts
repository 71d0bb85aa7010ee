import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Rate limit by network: an IPv6 customer is given at least a /64, so single addresses would not limit anything. */
const IPV6_PREFIX = 64;

/** The rate-limit key of a caller: a user id unchanged, a whole IPv4 address, the /64 network of an IPv6 address. */
export function callerKey(caller: string): string {
  if (isIP(caller) === 0) return caller;
  const address = ipaddr.process(caller);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_PREFIX}`).toString();
}
