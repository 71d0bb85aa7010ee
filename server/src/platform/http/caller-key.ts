import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Rate limit by network: an IPv6 customer is given at least a /64, so single addresses would not limit anything. */
const IPV6_PREFIX = 64;
/** The smallest IPv4 block that is routed on its own, so the smallest that is rented out. */
const IPV4_PREFIX = 24;

/** The rate-limit key of a caller: a user id unchanged, a whole IPv4 address, the /64 network of an IPv6 address. */
export function callerKey(caller: string): string {
  if (isIP(caller) === 0) return caller;
  const address = ipaddr.process(caller);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_PREFIX}`).toString();
}

/** The network of an IP address, for limits that a change of address must not escape: an IPv4 /24 or an IPv6 /64. */
export function networkKey(ip: string): string {
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv6') return callerKey(ip);
  return ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/${IPV4_PREFIX}`).toString();
}
