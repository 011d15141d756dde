import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { answered, scriptedChat } from '../chatSteps.ts';
import { expectTranslated } from '../expectTranslated.ts';
import { fakeDevices } from '../../mocks/voice/fakeDevices.ts';
import { fakeVoice } from '../../mocks/voice/fakeVoice.ts';
import { fill, press } from '../steps.ts';

const { pro } = personas;

/** What the agent's screens say in German and Arabic. No text is left in English for which the language has words. */
const meta = {
  title: 'Screens/The agent in other languages',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['W5'] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const call = { id: 'c1', name: 'edit_profile', arguments: { location: 'Lissabon', description: '' } };
const german = scriptedChat(answered('Gern. Soll ich das ändern?', [call]), answered('Erledigt.'));
const arabic = scriptedChat(
  answered('بكل سرور.', [{ id: 'c2', name: 'subscribe', arguments: { plan: 'enterprise' } }]),
  answered('حسنًا.'),
);

async function openChatNamed(button: string, title: string, message: string) {
  await screen.findAllByText(/29[.,]00/, {}, { timeout: 15_000 });
  await press(button);
  // Until then a frame stands in its place.
  await screen.findByLabelText(message);
  return within(screen.getByRole('dialog', { name: title }));
}

async function say(message: string, text: string) {
  await fill(message, text);
  await userEvent.keyboard('{Enter}');
}

/** A card asks in German, is agreed to in German, and says in German what was done; what is stored and sent stays as it is. */
export const GermanCard: Story = {
  globals: { language: 'de', viewport: { value: 'laptop' } },
  args: { services: { chat: german.port } },
  play: async () => {
    german.reset();
    const chat = await openChatNamed('Text-Chat', 'Chat mit Ihrem Agenten', 'Nachricht');
    const question = await chat.findByRole('button', { name: 'Was enthält Pro?' });
    // The dialog fades in, and so does what is added to the conversation.
    await waitFor(() => expect(question).toBeVisible());
    await expectTranslated('de');
    await say('Nachricht', 'Ich wohne jetzt in Lissabon');
    const card = await chat.findByRole('group', { name: 'Ihr Profil ändern' });
    await expect(card).toHaveTextContent('Wartet auf Ihre Antwort');
    await expect(card).toHaveTextContent(/Beschreibung.*\(leer\)/);
    await waitFor(() => expect(within(card).getByRole('button', { name: 'Jetzt nicht' })).toBeVisible());
    await expectTranslated('de');
    await say('Nachricht', 'ja, gerne');
    const outcome = await chat.findByText('Das Profil wurde geändert.');
    await waitFor(() => expect(outcome).toBeVisible());
    await waitFor(() => expect(within(card).getByRole('button', { name: /Rückgängig/ })).toBeVisible());
    await chat.findByText('Erledigt.');
    await expect(german.inputs.at(-1)).toEqual([
      { id: 'c1', name: 'edit_profile', result: 'The profile was changed.' },
    ]);
    await expectTranslated('de');
  },
};

/** A card about money in Arabic: prices and names keep their direction, and a no in Arabic is a no. */
export const ArabicCard: Story = {
  globals: { language: 'ar', viewport: { value: 'laptop' } },
  args: { services: { chat: arabic.port } },
  play: async () => {
    arabic.reset();
    const chat = await openChatNamed('محادثة نصية', 'الدردشة مع وكيلك', 'رسالة');
    // The assistant without a model knows no Arabic: what would be sent is shown as it is sent.
    await expect(await chat.findByRole('button', { name: 'What does Pro include?' })).toHaveAttribute(
      'lang',
      'en',
    );
    await say('رسالة', 'أريد الترقية');
    const card = await chat.findByRole('group', { name: 'الترقية إلى Enterprise' });
    await expect(card).toHaveTextContent(/السعر.*99.*شهريًا/);
    const subscribe = within(card).getByRole('button', { name: 'الاشتراك في Enterprise' });
    await waitFor(() => expect(subscribe).toBeVisible());
    await expectTranslated('ar');
    await say('رسالة', 'لا، شكرا');
    const outcome = await within(card).findByText('لم يُنفَّذ: قلتَ لا');
    await waitFor(() => expect(outcome).toBeVisible());
    await chat.findByText('حسنًا.');
    await expectTranslated('ar');
  },
};

const upgrade = { name: 'subscribe', arguments: { plan: 'enterprise' } };
const germanVoice = fakeVoice({ holds: 'connecting' });

/** A call in German, from the question for the microphone to its end: its steps, its notices and who ended it. */
export const GermanCall: Story = {
  globals: { language: 'de', viewport: { value: 'laptop' } },
  args: { voice: germanVoice, devices: fakeDevices({ permission: 'prompt' }) },
  parameters: { requirements: ['W5', 'S8', 'X8'] },
  play: async () => {
    await press('Sprach-Chat');
    await expect(await screen.findByText('Ihr Browser wird nach dem Mikrofon fragen')).toBeVisible();
    await expectTranslated('de');
    await press('Anrufen');
    germanVoice.emit({ type: 'stage', stage: 'microphone' });
    await expect(await screen.findByText('Warten, bis Sie das Mikrofon erlauben')).toBeVisible();
    germanVoice.emit({ type: 'call-start', at: Date.now(), typedOnly: true });
    await expect(await screen.findByText(/Dieser Browser kann Sprache nicht in Text/)).toHaveTextContent(
      'Die Antworten erscheinen unten.',
    );
    await expectTranslated('de');
    const at = Date.now();
    germanVoice.emit({ type: 'tool-calls', calls: [{ ...upgrade, id: `upgrade-${at}` }] });
    const card = await screen.findByRole('group', { name: 'Upgrade auf Enterprise' });
    await expect(card).toHaveTextContent('oder sagen Sie „ja, Enterprise“');
    germanVoice.emit({ type: 'transcript', role: 'user', text: 'Ja.', final: true, at });
    const advice = 'Um mit der Stimme zuzustimmen, sagen Sie „ja, Enterprise“.';
    await expect(await within(card).findByText(`Es wurde noch nichts geändert. ${advice}`)).toBeVisible();
    // Said aloud in German too: it is in the captions and in the conversation beside the card.
    const heard = await screen.findAllByText(new RegExp(`^Es wurde noch nichts geändert. ${advice}`));
    await expect(heard.length).toBeGreaterThan(1);
    germanVoice.emit({ type: 'transcript', role: 'user', text: 'Ja, Enterprise.', final: true, at });
    await expect(await within(card).findByText('Sie haben jetzt den Tarif Enterprise.')).toBeVisible();
    await expectTranslated('de');
    germanVoice.emit({ type: 'call-end', at: Date.now(), endedBy: 'agent' });
    await expect(await screen.findByText('Der Agent hat aufgelegt')).toBeVisible();
    await expect(screen.getByText(/Sie können ihn im Text-Chat nachlesen/)).toBeVisible();
    await expectTranslated('de');
  },
};

const arabicVoice = fakeVoice({ holds: 'connecting' });

/** A call in Arabic that does not come about: what failed, what to do, and how the microphone is allowed. */
export const ArabicCall: Story = {
  globals: { language: 'ar', viewport: { value: 'laptop' } },
  args: { voice: arabicVoice, devices: fakeDevices({ permission: 'denied' }) },
  parameters: { requirements: ['W5', 'S8', 'X8'] },
  play: async () => {
    await press('محادثة صوتية');
    await expect(await screen.findByText('الميكروفون محظور')).toBeVisible();
    await expect(screen.getByText(/ثم ابدأ المكالمة من جديد\.$/)).toBeVisible();
    await expectTranslated('ar');
    await press('بدء المكالمة');
    await expect(await screen.findByText('جارٍ الاتصال… يرجى الانتظار.')).toBeVisible();
    arabicVoice.emit({ type: 'error', kind: 'timeout', message: 'The story lets it fail' });
    await expect(await screen.findByText('لم يردّ أحد')).toBeVisible();
    await expectTranslated('ar');
  },
};
