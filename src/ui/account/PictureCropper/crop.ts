import { scaleOf } from './zoomScale.ts';

/** Which square of a picture is used. All are shares from 0 to 1, so every value leads to a square inside the picture. */
export interface Crop {
  /** 0 shows all of the shorter side, 1 a fourth of it. */
  zoom: number;
  /** 0 is the left edge, 1 the right one. */
  x: number;
  /** 0 is the upper edge, 1 the lower one. */
  y: number;
}

/** In the picture's own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The middle of the picture, as large as it can be: a first value for PictureCropper. */
export const wholePicture: Crop = { zoom: 0, x: 0.5, y: 0.5 };

/** The square of a crop, in the picture's own pixels: what to draw from the file. */
export function squareOf({ zoom, x, y }: Crop, { width, height }: PictureSize) {
  const size = Math.min(width, height) / scaleOf(zoom);
  return { left: x * (width - size), top: y * (height - size), size };
}
