import { expect, it } from 'vitest';
import { browserCall, echo, settle, target } from '../../../mocks/voice/browserCall.ts';

it('does not ask the agent what the page has answered itself [A40]', async () => {
  const chat = echo();
  const { voice, finish, hear } = browserCall({ chat });
  await voice.start(target);
  finish();
  await settle();
  let withholds = true;
  voice.subscribe((event) => {
    if (withholds && event.type === 'transcript' && event.role === 'user') event.withhold?.();
  });
  hear('Yes', false);
  hear('Yes.');
  withholds = false;
  hear('And now?');
  await settle();
  expect(chat.asked).toEqual(['Hello', 't1: And now?']);
  await voice.stop();
});

it('says a sentence of the page, and asks the agent nothing [A41]', async () => {
  const chat = echo();
  const { voice, finish, finals, said } = browserCall({ chat });
  await voice.start(target);
  finish();
  await settle();
  voice.speak('Nothing has changed yet.');
  await settle();
  expect(said.at(-1)).toBe('Nothing has changed yet.');
  finish();
  await settle();
  expect(finals().at(-1)).toBe('assistant: Nothing has changed yet.');
  expect(chat.asked).toEqual(['Hello']);
  await voice.stop();
});
