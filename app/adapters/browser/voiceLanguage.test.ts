import { expect, it } from 'vitest';
import { browserCall, echo, settle, target } from '../../../mocks/voice/browserCall.ts';

it.each([
  ['de', 'Hallo', 'Hallo to you.', 'Ich kann Sie in diesem Browser leider nicht verstehen.', 'de-DE'],
  ['ar', 'مرحبا', 'مرحبا to you.', 'لا يمكنني فهم الكلام في هذا المتصفح.', 'ar-SA'],
] as const)(
  'a call is held in the language of the interface, %s [W12]',
  async (language, hello, greeting, cannotHear, tag) => {
    const chat = echo();
    const { voice, said, tags, finish, giveUp } = browserCall({ chat });
    await voice.start({ ...target, facts: { language } });
    expect(chat.asked).toEqual([hello]);
    finish();
    await settle();
    giveUp();
    expect(said).toEqual([greeting, cannotHear]);
    expect([...tags]).toEqual([tag]);
    await voice.stop();
  },
);

it.each(['none', 'no-voice'] as const)(
  'says that the answers are to be read where the voice is %s [W12]',
  async (speaker) => {
    const { voice, events } = browserCall({ speaker });
    await voice.start(target);
    expect(events.find(({ type }) => type === 'call-start')).toMatchObject({ silent: true });
    expect(events.find(({ type }) => type === 'call-start')).not.toHaveProperty('typedOnly');
  },
);
