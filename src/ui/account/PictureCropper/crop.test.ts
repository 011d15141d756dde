import { expect, it } from 'vitest';
import { squareOf, wholePicture } from './crop.ts';
import { dragged, pinched } from './cropGestures.ts';

const wide = { width: 800, height: 400 };

it('the square is as large as the shorter side, and a fourth of it at the greatest zoom [U21]', () => {
  expect(squareOf(wholePicture, wide)).toEqual({ left: 200, top: 0, size: 400 });
  expect(squareOf({ zoom: 1, x: 0, y: 1 }, wide)).toEqual({ left: 0, top: 300, size: 100 });
});

it('dragging moves the picture with the finger, and never beyond its edge [U21]', () => {
  expect(squareOf(dragged(wholePicture, wide, { dx: 0.25, dy: 0 }), wide).left).toBe(100);
  expect(squareOf(dragged(wholePicture, wide, { dx: 5, dy: 5 }), wide)).toEqual({
    left: 0,
    top: 0,
    size: 400,
  });
  expect(squareOf(dragged(wholePicture, wide, { dx: -5, dy: 0 }), wide).left).toBe(400);
});

it('two fingers zoom around the middle, and the square stays inside [U21]', () => {
  const near = pinched(wholePicture, wide, 2);
  expect(squareOf(near, wide)).toEqual({ left: 300, top: 100, size: 200 });
  expect(pinched(near, wide, 0.01)).toEqual(wholePicture);
  const corner = squareOf(pinched({ zoom: 1, x: 0, y: 0 }, wide, 0.5), wide);
  expect(corner).toEqual({ left: 0, top: 0, size: 200 });
});
