import { toBrandFacet, toFacet } from './facets';

const counted = [
  { kind: 'image', model: 'a', ratio: '1:1', style: null, brand: null, brandName: null, count: 2 },
  { kind: 'image', model: 'b', ratio: '1:1', style: 'sketch', brand: 'b1', brandName: 'Mud', count: 5 },
  { kind: 'image', model: 'a', ratio: '16:9', style: 'cartoon', brand: 'b1', brandName: 'Mud', count: 5 },
];

test('each value is counted over all combinations, most frequent first, then by name', () => {
  expect(toFacet(counted, 'model')).toEqual([
    { id: 'a', count: 7 },
    { id: 'b', count: 5 },
  ]);
  expect(toFacet(counted, 'style')).toEqual([
    { id: 'cartoon', count: 5 },
    { id: 'sketch', count: 5 },
  ]);
});

test('brands are counted by id and listed by name', () => {
  expect(toBrandFacet(counted)).toEqual([{ id: 'b1', name: 'Mud', count: 10 }]);
});
