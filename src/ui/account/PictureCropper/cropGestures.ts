import { squareOf, type Crop, type PictureSize } from './crop.ts';
import { scaleOf, zoomOf } from './zoomScale.ts';

const share = (value: number) => Math.min(1, Math.max(0, value));

/** The crop after the picture was dragged. `dx`, `dy`: how far, as shares of the square's side. */
export function dragged(crop: Crop, picture: PictureSize, { dx, dy }: { dx: number; dy: number }): Crop {
  const { left, top, size } = squareOf(crop, picture);
  const place = (start: number, by: number, room: number, before: number) =>
    room > 0 ? share((start - by * size) / room) : before;
  return {
    ...crop,
    x: place(left, dx, picture.width - size, crop.x),
    y: place(top, dy, picture.height - size, crop.y),
  };
}

/** The crop after two fingers went apart to `factor` times their distance; its middle stays where it was. */
export function pinched(crop: Crop, picture: PictureSize, factor: number): Crop {
  const before = squareOf(crop, picture);
  const zoom = zoomOf(scaleOf(crop.zoom) * factor);
  const { size } = squareOf({ ...crop, zoom }, picture);
  const place = (start: number, length: number, other: number) =>
    length > size ? share((start + (before.size - size) / 2) / (length - size)) : other;
  return { zoom, x: place(before.left, picture.width, crop.x), y: place(before.top, picture.height, crop.y) };
}
