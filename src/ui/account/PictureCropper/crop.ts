/** Which square of a picture is used. All are shares from 0 to 1, so every value leads to a square inside the picture. */
export interface Crop {
  /** 0 shows all of the shorter side, 1 a fourth of it. */
  zoom: number;
  /** 0 is the left edge, 1 the right one. */
  x: number;
  /** 0 is the upper edge, 1 the lower one. */
  y: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

export const wholePicture: Crop = { zoom: 0, x: 0.5, y: 0.5 };

const greatestScale = 4;
const share = (value: number) => Math.min(1, Math.max(0, value));

/** The square in the picture's own pixels. */
export function squareOf({ zoom, x, y }: Crop, { width, height }: PictureSize) {
  const size = Math.min(width, height) / (1 + zoom * (greatestScale - 1));
  return { left: x * (width - size), top: y * (height - size), size };
}

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
  const scale = (1 + crop.zoom * (greatestScale - 1)) * factor;
  const zoom = share((scale - 1) / (greatestScale - 1));
  const { size } = squareOf({ ...crop, zoom }, picture);
  const place = (start: number, length: number, other: number) =>
    length > size ? share((start + (before.size - size) / 2) / (length - size)) : other;
  return { zoom, x: place(before.left, picture.width, crop.x), y: place(before.top, picture.height, crop.y) };
}
