import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import type { Guide } from '../../guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { SettingsLayout } from './SettingsLayout.tsx';

function NameField({ name }: { name: string }) {
  const [value, setValue] = useState('Grace Hopper');
  return <TextField label="Full Name" name={name} value={value} onChange={setValue} />;
}

export const guide: Guide = {
  use: 'Arranges the cards of a settings screen, such as profile, picture and password, one below the other.',
  avoid:
    'Fields within a card are arranged by FormLayout. Cards to be looked at, not filled in, stand in DashboardGrid.',
  anatomy: [
    ['Column', 'At most 42rem wide, so that a field is not longer than what is typed into it.'],
    ['Cards', '24 px apart, each with a form and a button of its own.'],
  ],
  do: [
    {
      text: 'One card for what is saved together, with its own button.',
      example: (
        <SettingsLayout>
          <Card title="Personal Information">
            <Stack gap="md" align="start">
              <NameField name="guide-name" />
              <Button tone="primary">Update Profile</Button>
            </Stack>
          </Card>
          <Card title="Sessions">
            <Button>Sign Out Everywhere</Button>
          </Card>
        </SettingsLayout>
      ),
    },
  ],
  dont: [
    {
      text: 'A button outside of the cards does not say which of them it saves.',
      example: (
        <SettingsLayout>
          <Card title="Personal Information">
            <NameField name="guide-lost" />
          </Card>
          <Card title="Sessions">Signed in on two devices.</Card>
          <Button tone="primary">Save</Button>
        </SettingsLayout>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'A plain div without a role. The cards are regions, named by their titles.',
    'One column at every width: the eye and the Tab key take the same way.',
    'The column shrinks with the window; long words break inside the cards and nothing scrolls sideways.',
  ],
};
