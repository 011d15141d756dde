import { describe, expect, it } from 'vitest';
import { defaultConversationDays, optionsFromEnvironment } from './environment.ts';
import { hostedLimits } from './http/limits.ts';

const hourMs = 3_600_000;

describe('the environment of npm start and npm run dev', () => {
  it('asks for what a hosted project does, but for confirmations, when it says nothing [K11]', () => {
    expect(optionsFromEnvironment({})).toEqual({
      confirmations: false,
      conversationDays: 90,
      limits: hostedLimits,
      providers: [],
      reauthenticationAfterMs: 24 * hourMs,
    });
  });

  it.each([
    [undefined, false, true],
    [' ', false, true],
    ['0', false, false],
    [' 1', true, true],
  ])('has switches that are on, off, or left as they are: %j', (given, isOn, isOnByDefault) => {
    const { confirmations, limits } = optionsFromEnvironment({
      EMBEDDED_CONFIRMATIONS: given,
      EMBEDDED_LIMITS: given,
    });
    expect([confirmations, limits !== undefined]).toEqual([isOn, isOnByDefault]);
  });

  it.each(['EMBEDDED_CONFIRMATIONS', 'EMBEDDED_LIMITS'])(
    'is refused in words when the switch %s is misspelt',
    (name) => {
      expect(() => optionsFromEnvironment({ [name]: 'true' })).toThrow(`${name} is 'true'. Set it to 1`);
    },
  );

  it.each([
    ['', 24 * hourMs],
    ['24', 24 * hourMs],
    ['0', 0],
    ['0.5', hourMs / 2],
    ['off', Infinity],
  ])('says after how many hours a new password needs a code: "%s" [K11]', (hours, milliseconds) => {
    const { reauthenticationAfterMs } = optionsFromEnvironment({ EMBEDDED_REAUTHENTICATION_HOURS: hours });
    expect(reauthenticationAfterMs).toBe(milliseconds);
  });

  it.each(['-1', 'a day', '24h', 'NaN', 'Infinity', 'false'])(
    'is refused in words when the hours are "%s" [K11]',
    (hours) => {
      expect(() => optionsFromEnvironment({ EMBEDDED_REAUTHENTICATION_HOURS: hours })).toThrow(
        `EMBEDDED_REAUTHENTICATION_HOURS is '${hours}'. Set it to the hours`,
      );
    },
  );

  it('names the sites that are stood in for, and refuses others in words [U31]', () => {
    const of = (EMBEDDED_PROVIDERS: string) => optionsFromEnvironment({ EMBEDDED_PROVIDERS }).providers;
    expect([of(''), of('github'), of(' google , github ')]).toEqual([[], ['github'], ['google', 'github']]);
    expect(() => of('google,gitlab')).toThrow("EMBEDDED_PROVIDERS names 'gitlab'. Set it to google,github");
  });

  it.each([
    ['', defaultConversationDays],
    ['7', 7],
    ['off', null],
  ])('says after how many days a conversation is removed: "%s" [L6]', (given, days) => {
    const { conversationDays } = optionsFromEnvironment({ EMBEDDED_CONVERSATION_DAYS: given });
    expect(conversationDays).toBe(days);
  });

  it.each(['0', '-1', '1.5', 'a week', '1e9', 'Infinity'])(
    'is refused in words when the days are "%s" [L6]',
    (given) => {
      expect(() => optionsFromEnvironment({ EMBEDDED_CONVERSATION_DAYS: given })).toThrow(
        `EMBEDDED_CONVERSATION_DAYS is '${given}'. Set it to the days`,
      );
    },
  );
});
