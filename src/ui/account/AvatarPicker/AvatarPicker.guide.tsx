import { samplePicture } from '../../primitives/Avatar/samplePicture.ts';
import { nothing, type Guide } from '../../guide.ts';
import { AvatarPicker } from './AvatarPicker.tsx';

const portrait = samplePicture();

export const guide: Guide = {
  use: 'Lets a person choose, drop, replace or remove their picture, and shows how far the upload is.',
  avoid:
    'To only show somebody’s picture, use Avatar. It takes one picture; documents or many files need something else.',
  anatomy: [
    ['Preview', 'An Avatar of the size hero: the picture as others will see it, or the letter.'],
    ['Label', '“Profile picture” unless told otherwise; it also names the drop area.'],
    ['Choose', 'A file input that looks like a neutral button: “Choose picture”, later “Change picture”.'],
    ['Remove', 'A quiet button, there only with a picture and onRemove.'],
    ['Error and hint', 'What was wrong with the last file; which files are taken.'],
    ['Progress bar', 'Its space is always reserved, so that the card does not grow when an upload begins.'],
    ['Dashed frame', 'Takes dropped files; under a dragged file it turns solid and tinted.'],
  ],
  do: [
    {
      text: 'Name the limits beforehand, and in an error the value that was too large.',
      example: (
        <AvatarPicker
          name="Grace Hopper"
          hint="JPG, PNG or GIF. Max size 5MB."
          error="That picture is 7.2 MB. Choose one of at most 5 MB."
          onPick={nothing}
        />
      ),
    },
    {
      text: 'Disable it while a picture is being uploaded.',
      example: (
        <AvatarPicker
          name="Grace Hopper"
          src={portrait}
          progress={0.42}
          disabled
          onPick={nothing}
          onRemove={nothing}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'An error that does not name the rule leaves people guessing.',
      example: <AvatarPicker name="Grace Hopper" error="Invalid file." onPick={nothing} />,
    },
  ],
  keyboard: [
    ['Tab', 'To the file input, whose ring is drawn around the visible button, then to “Remove picture”.'],
    ['Space', 'On the input opens the system’s file dialog; most browsers take Enter as well.'],
    ['Enter, Space', 'On “Remove picture” takes the picture away.'],
  ],
  accessibility: [
    'A group named by the label, around a real file input that assistive technology sees; dropping is an extra, never the only way.',
    'Error and hint describe the input; with an error it is also invalid, and the error is an alert.',
    'An upload is a progressbar named “Uploading the picture”, in whole percent.',
    'Both buttons are 44 px high.',
    'In contrast themes bar and disabled button take the system’s colours.',
  ],
};
