// Loaded into a server under test: an internet without a network. Names that end in .test are resolved here, one public
// address leads to this machine, and each connection is written down by what it was asked for.
const { appendFileSync } = require('node:fs');
const dns = require('node:dns');
const { syncBuiltinESMExports } = require('node:module');
const net = require('node:net');

const PUBLIC = '93.184.216.34';
const RULES = [
  [/^(?:public|redirect)\b/, () => [PUBLIC]],
  // Rebinding: another answer from the second question on.
  [/^rebind\b/, (asked) => [asked === 1 ? PUBLIC : '127.0.0.1']],
  [/^loopback\b/, () => ['127.0.0.1']],
  [/^metadata\b/, () => ['169.254.169.254']],
  [/^mapped\b/, () => ['::ffff:10.0.0.1']],
  [/^mixed\b/, () => [PUBLIC, '10.0.0.1']],
];

const asked = new Map();
const resolve = dns.lookup;
dns.lookup = (name, options, callback) => {
  const host = name.toLowerCase().replace(/\.$/, '');
  if (!host.endsWith('.test')) return resolve(name, options, callback);
  asked.set(host, (asked.get(host) ?? 0) + 1);
  const answers = RULES.find(([pattern]) => pattern.test(host))?.[1](asked.get(host)) ?? [];
  const addresses = answers.map((address) => ({ address, family: net.isIP(address) }));
  queueMicrotask(() => {
    if (addresses.length === 0)
      callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }));
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0].address, addresses[0].family);
  });
};
syncBuiltinESMExports();

const local = (address) => (address === PUBLIC ? '127.0.0.1' : address);
const note = (address, port) => appendFileSync(process.env.TEST_CONNECTIONS, `${address} ${port}\n`);
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  // `net.connect` hands on an array of normalised arguments.
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof options !== 'object' || options === null || !options.port) return connect.apply(this, args);
  const { host = 'localhost', port, lookup } = options;
  if (net.isIP(host)) {
    note(host, port);
    options.host = local(host);
  } else if (lookup) {
    options.lookup = (name, wanted, callback) =>
      lookup(name, wanted, (error, found, family) => {
        if (error) return callback(error);
        const all = Array.isArray(found) ? found : [{ address: found, family }];
        for (const { address } of all) note(address, port);
        const here = all.map((each) => ({ ...each, address: local(each.address) }));
        return wanted.all ? callback(null, here) : callback(null, here[0].address, here[0].family);
      });
  }
  return connect.apply(this, args);
};
