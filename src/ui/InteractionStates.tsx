import type { ReactNode } from 'react';
import { Stack } from './layout/Stack/Stack.tsx';
import { Text } from './primitives/Text/Text.tsx';

const states = ['rest', 'hover', 'active', 'focus-visible'] as const;
type State = (typeof states)[number];

const names: Readonly<Record<State, string>> = {
  rest: 'At rest',
  hover: 'Under the pointer',
  active: 'Pressed',
  'focus-visible': 'Focused by the keyboard',
};

/** For controls that make their own parts, such as the items of a menu: these names, and `nth` for each. */
export const stateNames = states.map((state) => names[state]);

/** The `pseudo` parameter for parts of a list: the second is under the pointer, and so on. */
export const pseudoOf = (part: (nth: number) => string) => ({
  hover: [part(2)],
  active: [part(3)],
  focusVisible: [part(4)],
});

/** For stories: what a control looks like in the states that only a pointer or a keyboard can cause. */
export function InteractionStates({ children }: { children: ReactNode }) {
  return (
    <Stack gap="lg">
      {states.map((state) => (
        <div key={state} data-state={state}>
          <Stack gap="xs">
            <Text tone="muted" size="caption">
              {names[state]}
            </Text>
            {children}
          </Stack>
        </div>
      ))}
    </Stack>
  );
}

const control = ':is(button, input, select, textarea, a, label)';
const within = (state: State) => [`[data-state="${state}"] ${control}`];

/** The `pseudo` parameter of a story that renders `EachState`; tests/journeys/toolbar.journey.ts sees that it works. */
export const pseudo = {
  hover: within('hover'),
  active: within('active'),
  focusVisible: within('focus-visible'),
};
