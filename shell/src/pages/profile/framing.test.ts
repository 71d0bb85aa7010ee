import { CENTRED, drag, squareOf } from './framing';

const WIDE = { width: 900, height: 600 };

test('the initial crop is the largest square in the middle', () => {
  expect(squareOf(WIDE, CENTRED)).toEqual({ side: 600, left: 150, top: 0 });
});

test('a higher zoom gives a smaller square', () => {
  expect(squareOf(WIDE, { ...CENTRED, zoom: 2 })).toEqual({ side: 300, left: 300, top: 150 });
});

test('the picture follows the pointer', () => {
  const moved = drag(WIDE, { ...CENTRED, zoom: 2 }, 0.5, -0.5);
  expect(squareOf(WIDE, moved)).toEqual({ side: 300, left: 150, top: 300 });
});

test('dragging stops at the edges, and does nothing where there is no room', () => {
  expect(squareOf(WIDE, drag(WIDE, CENTRED, 5, 5))).toEqual({ side: 600, left: 0, top: 0 });
  expect(drag({ width: 600, height: 600 }, CENTRED, 1, 1)).toEqual(CENTRED);
});
