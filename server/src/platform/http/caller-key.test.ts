import { callerKey, networkKey } from './caller-key';

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['GwFSrZ3pJl66l8xb0XpPA91NauchsGUx', 'GwFSrZ3pJl66l8xb0XpPA91NauchsGUx'],
])('%s is counted as %s', (caller, key) => {
  expect(callerKey(caller)).toBe(key);
});

test('addresses of one IPv6 network count together, other networks do not', () => {
  expect(callerKey('2001:db8::1')).toBe(callerKey('2001:db8::ffff'));
  expect(callerKey('2001:db8::1')).not.toBe(callerKey('2001:db8:0:1::1'));
});

test.each([
  ['10.1.2.3', '10.1.2.0'],
  ['::ffff:10.1.2.3', '10.1.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
])('%s belongs to the network %s', (ip, network) => {
  expect(networkKey(ip)).toBe(network);
});
