import { squareOf, type Crop } from '../../../ui/account/PictureCropper/crop.ts';

/** The side of the drawn picture, in pixels: the largest avatar on a screen of twice the density needs less. */
const side = 512;

/** A square of a picture as a file of at most 512 × 512 pixels, without place and camera. Rejects when it cannot be drawn. */
export async function drawSquare(picture: Blob, crop: Crop): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const { left, top, size } = squareOf(crop, bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.min(side, Math.round(size)));
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, left, top, size, size, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      // A browser that cannot write WebP writes PNG, and the file's type says so.
      (drawn) => (drawn ? resolve(drawn) : reject(new Error('The canvas could not be written as a file.'))),
      'image/webp',
      0.85,
    ),
  );
}
