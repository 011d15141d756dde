import { describe, expect, it } from 'vitest';
import { browserCall, settle, target } from '../../../mocks/voice/browserCall.ts';

describe('a microphone that is unplugged in the middle of a call', () => {
  it('is replaced by one that is there [S8]', async () => {
    const { voice, opened, lose, liveTracks } = browserCall();
    await voice.start(target);
    lose();
    await settle();
    expect(opened).toHaveLength(2);
    expect(liveTracks()).toBe(1);
    await voice.stop();
  });

  it('leads to a sentence that nobody hears the user, where there is no other [X8]', async () => {
    const { voice, finish, lose, said } = browserCall();
    await voice.start(target);
    finish();
    await settle();
    lose({ isOnly: true });
    await settle();
    expect(said.at(-1)).toBe('I cannot hear you any more: your microphone is gone.');
    await voice.stop();
  });

  it('is told once the call has begun, where it was unplugged while the call was connecting [X8]', async () => {
    const { voice, finish, lose, said } = browserCall();
    const begun = voice.start(target);
    await settle();
    lose({ isOnly: true });
    await begun;
    finish();
    await settle();
    finish();
    expect(said.join(' ')).toContain('I cannot hear you any more');
    await voice.stop();
  });
});
