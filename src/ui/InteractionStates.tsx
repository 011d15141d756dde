import type { ReactNode } from 'react';
import { Stack } from './layout/Stack/Stack.tsx';
import { Text } from './primitives/Text/Text.tsx';

const interactionStates = ['rest', 'hover', 'active', 'focus-visible'] as const;
type InteractionState = (typeof interactionStates)[number];

const captions: Readonly<Record<InteractionState, string>> = {
  rest: 'At rest',
  hover: 'Under the pointer',
  active: 'Pressed',
  'focus-visible': 'Focused by the keyboard',
};

/**
 * The captions of the four states, in order. A component that draws its own list, such as a menu, gets one item for each of
 * them, and `listItemPseudoStates` puts each item into its state.
 */
export const interactionStateNames = interactionStates.map((state) => captions[state]);

/** The story parameter `pseudo` for a list: its second item is hovered, its third pressed, its fourth focused. */
export const listItemPseudoStates = (itemSelector: (nth: number) => string) => ({
  hover: [itemSelector(2)],
  active: [itemSelector(3)],
  focusVisible: [itemSelector(4)],
});

/** For stories: draws `children` four times, once in each state that only a pointer or a keyboard can cause. */
export function InteractionStates({ children }: { children: ReactNode }) {
  return (
    <Stack gap="lg">
      {interactionStates.map((state) => (
        <div key={state} data-state={state}>
          <Stack gap="xs">
            <Text tone="muted" size="caption">
              {captions[state]}
            </Text>
            {children}
          </Stack>
        </div>
      ))}
    </Stack>
  );
}

/** What takes the focus. */
const controls = 'button, input, select, textarea, a';
const within = (state: InteractionState, elements: string) => [`[data-state="${state}"] :is(${elements})`];

/** The story parameter `pseudo` for a story that renders `InteractionStates`. tests/journeys/toolbar.journey.ts tests it. */
export const pseudoStates = {
  hover: within('hover', `${controls}, label`),
  active: within('active', `${controls}, label`),
  focusVisible: within('focus-visible', controls),
};
