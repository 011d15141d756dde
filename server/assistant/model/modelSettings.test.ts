import { describe, expect, it } from 'vitest';
import { engineFromEnvironment, modelFromEnvironment } from './modelSettings.ts';
import { played, turnOf } from './fakeModel.fixture.ts';

const from = (values: Record<string, string>) => modelFromEnvironment((name) => values[name]);
const local = { ASSISTANT_URL: 'http://localhost:11434/v1/', ASSISTANT_MODEL: ' qwen3:8b ' };

describe('the settings of the model', () => {
  it('name a server and a model, with a key or without one [A25]', () => {
    expect(from({})).toBeUndefined();
    expect(from({ ASSISTANT_URL: ' ' })).toBeUndefined();
    expect(from(local)).toEqual({ url: 'http://localhost:11434/v1', model: 'qwen3:8b' });
    const hosted = { ...local, ASSISTANT_URL: 'https://api.test/v1', ASSISTANT_API_KEY: 'sk-1' };
    expect(from(hosted)).toEqual({ url: 'https://api.test/v1', model: 'qwen3:8b', key: 'sk-1' });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['no model', { ASSISTANT_URL: 'http://localhost/v1' }, /ASSISTANT_MODEL is not set/],
    ['no server', { ASSISTANT_MODEL: 'm' }, /ASSISTANT_URL is not set/],
    ['a key alone', { ASSISTANT_API_KEY: 'sk-secret' }, /ASSISTANT_URL is not set/],
    ['what is no address', { ...local, ASSISTANT_URL: 'localhost:11434' }, /not the address of a server/],
    ['a file', { ...local, ASSISTANT_URL: 'file:///etc/passwd' }, /not the address of a server/],
    [
      'a key in the address',
      { ...local, ASSISTANT_URL: 'https://sk-secret@api.test/v1' },
      /belongs into ASSISTANT_API_KEY/,
    ],
    [
      'a key that would be readable',
      { ...local, ASSISTANT_URL: 'http://api.test/v1', ASSISTANT_API_KEY: 'sk-secret' },
      /not HTTPS/,
    ],
  ])('are refused with %s, and say what to do [A25]', (_what, values, message) => {
    expect(() => from(values)).toThrow(message);
    expect(() => from(values)).not.toThrow(/=sk-secret/);
  });

  it('without them the rules answer [A25]', async () => {
    const engine = engineFromEnvironment(
      () => undefined,
      () => undefined,
    );
    expect((await played(engine, turnOf('Show me my billing'))).calls).toEqual([['show_billing', {}]]);
  });
});
