import { useState } from 'react';
import type { Guide } from '../../guide.ts';
import { samplePicture } from '../../primitives/Avatar/samplePicture.ts';
import { wholePicture, type Crop } from './crop.ts';
import { PictureCropper } from './PictureCropper.tsx';

function Try({ first, size }: { first: Crop; size: { width: number; height: number } }) {
  const [src] = useState(samplePicture);
  const [crop, setCrop] = useState(first);
  return <PictureCropper src={src} size={size} value={crop} onChange={setCrop} />;
}

export const guide: Guide = {
  use: 'Lets somebody choose the square of a picture that will be shown, such as for a profile.',
  avoid:
    'It does not cut the file: draw the square that squareOf returns, such as on a canvas. To choose the file itself use AvatarPicker.',
  anatomy: [
    ['Square', 'The part that is used. What lies outside of the circle will not be seen.'],
    ['Zoom', 'From the whole shorter side to a fourth of it.'],
    ['Left or right, Up or down', 'Do what dragging does, for the keyboard.'],
  ],
  do: [
    {
      text: 'Begin with the middle of the picture, as large as it is.',
      example: <Try first={wholePicture} size={{ width: 224, height: 224 }} />,
    },
  ],
  dont: [
    {
      text: 'A size that is not the picture’s own distorts it.',
      example: <Try first={wholePicture} size={{ width: 448, height: 224 }} />,
    },
  ],
  keyboard: [
    ['Tab', 'Goes through the three sliders.'],
    ['Arrow keys', 'Move the slider, and with it the picture.'],
    ['Home, End', 'Move it as far as it goes.'],
  ],
  accessibility: [
    'The sliders are native ranges with names; they do all that the pointer can.',
    'Two fingers zoom around the middle. The page does not scroll under them.',
    'The picture has a text alternative; the dimming around the circle is decoration.',
  ],
};
