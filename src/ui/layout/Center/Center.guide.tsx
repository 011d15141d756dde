import type { ReactNode } from 'react';
import type { Guide } from '../../guide.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Center } from './Center.tsx';

/** Drawn smaller, because at full size it is as high as the window. */
function Model({ children }: { children: ReactNode }) {
  return (
    <div inert style={{ zoom: 0.4, overflow: 'hidden' }}>
      <Center>{children}</Center>
    </div>
  );
}

export const guide: Guide = {
  use: 'A whole screen with one small thing in its middle, such as a spinner while the session is being loaded.',
  avoid: 'Do not use it inside a page: a card that is loading shows Skeletons, an empty one EmptyState.',
  anatomy: [
    ['Screen', 'At least as high as the window; it grows when its content is higher.'],
    ['Content', 'In the middle both ways, with 1.5rem of room all around.'],
  ],
  do: [
    {
      text: 'Show one sign and its label.',
      example: (
        <Model>
          <Spinner size="large" label="Loading...." />
        </Model>
      ),
    },
  ],
  dont: [
    {
      text: 'A bar without a label says neither to the eye nor to the ear what is loading.',
      example: (
        <Model>
          <Skeleton width="20rem" height="3rem" shape="block" />
        </Model>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'It is the page’s main; never place it inside a screen that has one.',
    'It announces nothing by itself: a labelled Spinner is the status.',
    'The height follows the visible window, also when a phone’s bars come and go (dvh).',
  ],
};
