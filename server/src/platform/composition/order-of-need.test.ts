import { defineFeature, type Feature } from './define-feature';
import { inOrderOfNeed } from './order-of-need';

describe('inOrderOfNeed', () => {
  it('puts every feature after what it needs, needs of needs included', () => {
    const ground = defineFeature({ id: 'ground' });
    const walls = defineFeature({ id: 'walls', needs: { ground } });
    const roof = defineFeature({ id: 'roof', needs: { walls, ground } });
    expect(inOrderOfNeed([roof, ground]).map(({ id }) => id)).toEqual(['ground', 'walls', 'roof']);
  });

  it('names the features of a circle', () => {
    const hen: Feature = { id: 'hen', parts: { id: 'hen' } };
    const egg = defineFeature({ id: 'egg', needs: { hen } });
    const circular = Object.assign(hen, { parts: { id: 'hen', needs: { egg } } });
    expect(() => inOrderOfNeed([circular])).toThrow('Features need each other: hen → egg → hen');
  });

  it('refuses an id that is used twice', () => {
    expect(() => inOrderOfNeed([defineFeature({ id: 'a' }), defineFeature({ id: 'a' })])).toThrow(
      'Two features are called a.',
    );
  });
});
