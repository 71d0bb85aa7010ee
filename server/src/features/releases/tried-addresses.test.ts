import { askedBy, originsOf, readTried, writeTried } from './tried-addresses';

const NOTHING = readTried(undefined);
const ask = (query: string, kept = NOTHING) => askedBy(new URLSearchParams(query), kept);
const BILLING = 'http://localhost:3103/mf-manifest.json';

test('a remote is named in full or by its last part', () => {
  for (const name of ['mfe-billing', 'billing'])
    expect(ask(`mfe.${name}=${BILLING}`)).toEqual(new Map([['mfe-billing', BILLING]]));
});

test('a page that asks for nothing changes nothing', () => {
  expect(ask('prompt=mfe')).toBeUndefined();
});

test('what is asked for is added to what was kept, and taken away again', () => {
  const kept = ask(`mfe.billing=${BILLING}`) ?? NOTHING;
  const both = ask('mfe.tools=http://localhost:3104/mf-manifest.json', kept) ?? NOTHING;
  expect([...both.keys()]).toEqual(['mfe-billing', 'mfe-tools']);
  expect([...(ask('mfe.tools=', both) ?? NOTHING).keys()]).toEqual(['mfe-billing']);
  expect(ask('mfe.reset', both)).toEqual(NOTHING);
});

test.each(['javascript:alert(1)', 'data:text/javascript,1', '//localhost:3103/x', 'nonsense'])(
  '%s is no address',
  (address) => {
    expect(ask(`mfe.billing=${encodeURIComponent(address)}`)).toEqual(NOTHING);
  },
);

test('what is kept comes back, and what is broken is nothing', () => {
  const kept = ask(`mfe.billing=${BILLING}`) ?? NOTHING;
  expect(readTried(writeTried(kept))).toEqual(kept);
  for (const broken of ['{', '[]', '{"mfe-billing":1}', '{"mfe-nothing":"http://a.example"}'])
    expect(readTried(broken)).toEqual(NOTHING);
  expect(originsOf(kept)).toEqual(['http://localhost:3103']);
});
