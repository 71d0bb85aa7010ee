import { applyQuery, originsOf, readOverrides, writeOverrides } from './address-overrides';

const NOTHING = readOverrides(undefined);
const ask = (query: string, kept = NOTHING) => applyQuery(new URLSearchParams(query), kept);
const BILLING = 'http://localhost:3103/mf-manifest.json';

test('a remote is named in full or by its last part', () => {
  for (const name of ['mfe-billing', 'billing'])
    expect(ask(`mfe.${name}=${BILLING}`)).toEqual(new Map([['mfe-billing', BILLING]]));
});

test('a query without overrides changes nothing', () => {
  expect(ask('prompt=mfe')).toBeUndefined();
});

test('an override in the query is added to the stored ones, and removed again', () => {
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

test('stored overrides are read back, malformed ones are dropped', () => {
  const kept = ask(`mfe.billing=${BILLING}`) ?? NOTHING;
  expect(readOverrides(writeOverrides(kept))).toEqual(kept);
  for (const broken of ['{', '[]', '{"mfe-billing":1}', '{"mfe-nothing":"http://a.example"}'])
    expect(readOverrides(broken)).toEqual(NOTHING);
  expect(originsOf(kept)).toEqual(['http://localhost:3103']);
});
