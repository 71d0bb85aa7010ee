import { isPublicAddress } from './public-address';

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback, last', '127.255.255.254'],
  ['this host', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private 10', '10.0.0.1'],
  ['private 172.16', '172.31.255.255'],
  ['private 192.168', '192.168.1.1'],
  ['link-local and cloud metadata', '169.254.169.254'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['metadata in carrier-grade NAT', '100.100.100.200'],
  ['machine service on a public address', '168.63.129.16'],
  ['protocol assignments', '192.0.0.192'],
  ['documentation', '203.0.113.9'],
  ['benchmarking', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['IPv6 loopback', '::1'],
  ['IPv6 unspecified', '::'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped loopback in hex', '::ffff:7f00:1'],
  ['IPv4-compatible loopback', '::127.0.0.1'],
  ['translated loopback', '64:ff9b::7f00:1'],
  ['translated, local prefix', '64:ff9b:1::7f00:1'],
  ['6to4 of loopback', '2002:7f00:1::'],
  ['Teredo', '2001:0:7f00:1::'],
  ['unique local', 'fd00:ec2::254'],
  ['IPv6 link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['old site-local', 'fec0::1'],
  ['IPv6 multicast', 'ff02::1'],
  ['IPv6 documentation', '2001:db8::1'],
  ['unassigned', '4000::1'],
  ['a name', 'localhost'],
  ['nothing', ''],
])('%s (%s) is not public', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
