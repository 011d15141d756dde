import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { openChat, waitUntilLoaded } from '../chatSteps.ts';
import { dialog, fill, press, toast } from '../steps.ts';

const { pro } = personas;

/** A card in a call is answered by voice. Plans and sign-outs have to be named. */
const meta = {
  title: 'Screens/Automated tasks, answered aloud',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['A40'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

type Voice = ReturnType<typeof fakeVoice>;
const rename = { name: 'edit_profile', arguments: { fullName: 'Grace Hopper' } };
const upgrade = { name: 'subscribe', arguments: { plan: 'enterprise' } };
const leave = { name: 'sign_out', arguments: {} };

/** A call in which the agent has asked for these tools. */
async function callWith(voice: Voice, ...tools: readonly { name: string; arguments: object }[]) {
  await waitUntilLoaded();
  await press('Voice Chat');
  const call = await dialog('Voice Chat');
  await press('Start call');
  await call.findByText('00:00');
  const at = Date.now();
  voice.emit({ type: 'transcript', role: 'assistant', text: 'I can do that. Shall I?', final: true, at });
  voice.emit({
    type: 'tool-calls',
    calls: tools.map((tool, i) => ({ ...tool, id: `${tool.name}-${at}-${i}` })),
  });
  return call;
}

const say = (voice: Voice, text: string) =>
  voice.emit({ type: 'transcript', role: 'user', text, final: true, at: Date.now() });
const card = (name: string) => screen.findByRole('group', { name });

const agreeing = fakeVoice();

/** 'Yes, please' agrees to a change of the profile, and stands in the conversation as what was said. [A40] */
export const SpokenYes: Story = {
  args: { voice: agreeing },
  play: async () => {
    await callWith(agreeing, rename);
    await expect(await card('Change your profile')).toHaveTextContent('or say “yes”');
    // The agent goes on talking about the card that is there already.
    agreeing.emit({
      type: 'transcript',
      role: 'assistant',
      text: 'Or press the button.',
      final: true,
      at: Date.now(),
    });
    say(agreeing, 'Yes, please.');
    await toast('Success', 'Profile updated successfully');
    await waitFor(() =>
      expect(agreeing.answered.at(-1)).toMatchObject({ result: 'The profile was changed.' }),
    );
    await expect(await card('Change your profile')).toHaveTextContent('Changed · Undo');
    await press('End call');
    await userEvent.keyboard('{Escape}');
    const log = within((await openChat()).getByRole('log'));
    await expect(log.getByText('Yes, please.')).toBeVisible();
  },
};

const bare = fakeVoice();

/** A bare yes buys nothing: the agent's voice and the card say what to say instead, and that agrees. [A41] */
export const BareYesRefused: Story = {
  args: { voice: bare },
  parameters: { requirements: ['A41'] },
  play: async () => {
    const before = bare.answered.length;
    const call = await callWith(bare, upgrade);
    await expect(await card('Upgrade to Enterprise')).toHaveTextContent('or say “yes, Enterprise”');
    say(bare, 'Yes.');
    const sentence = 'Nothing has changed yet. To go ahead by voice, say “yes, Enterprise”.';
    await waitFor(() => expect(call.getAllByText(sentence)).toHaveLength(2));
    await expect(await card('Upgrade to Enterprise')).toHaveTextContent(sentence);
    await expect(bare.answered).toHaveLength(before);
    say(bare, 'Yes, Enterprise.');
    await expect(await call.findByText('Working on it…')).toBeVisible();
    await waitFor(() => toast('Subscription Updated', 'Successfully subscribed to Enterprise plan'), {
      timeout: 8000,
    });
    await press('End call');
  },
};

const dark = fakeVoice();

/** The same on a phone and in the dark, before the second yes. [A41] */
export const BareYesRefusedPhone: Story = {
  args: { voice: dark },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: { requirements: ['A41'] },
  play: async () => {
    await waitUntilLoaded();
    await press('AI Agent');
    await callWith(dark, leave);
    say(dark, 'Yes.');
    await waitFor(async () => expect(await card('Sign out')).toHaveTextContent('say “yes, sign out”'));
    await expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

const leaving = fakeVoice();

/** 'Ja, abmelden' is enough of a name in German, and ends the call with the session. [A41, X3] */
export const SignedOutAloud: Story = {
  args: { voice: leaving },
  parameters: { requirements: ['A41', 'X3'] },
  play: async () => {
    await callWith(leaving, leave);
    say(leaving, 'Ja, abmelden.');
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  },
};

const typing = fakeVoice();

/** In a call a typed yes needs no name: nobody mishears it. It is not said into the call. [A40] */
export const TypedIntoTheCall: Story = {
  args: { voice: typing },
  parameters: { requirements: ['A40', 'A42'] },
  play: async () => {
    const before = typing.said.length;
    await callWith(typing, rename, leave);
    await expect(await card('Sign out')).toHaveTextContent('Comes after your answer above');
    await fill('Message', 'yes');
    await userEvent.keyboard('{Enter}');
    await toast('Success', 'Profile updated successfully');
    await waitFor(async () => expect(await card('Sign out')).toHaveTextContent('Waiting for your answer'));
    await expect(typing.said).toHaveLength(before);
    await press('Not now');
    await press('End call');
  },
};
