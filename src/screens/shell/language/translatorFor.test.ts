import { describe, expect, it } from 'vitest';
import { translatorFor } from './translatorFor.ts';

const translate = translatorFor({
  'Profile updated successfully': 'Profil gespeichert',
  'Successfully subscribed to {plan} plan': 'Tarif {plan} abonniert',
  '{message} If it goes on, write to {email}.': '{message} Hält es an, schreiben Sie an {email}.',
  'We could not reach the server.': 'Der Server ist nicht erreichbar.',
  '{name} costs {price} (a month).': '{price} im Monat kostet {name}.',
  '{name} costs {price} (a month). It is new.': 'Neu: {name}, {price}.',
  'Signed in as {email}': 'Angemeldet als {email}',
});

describe('a sentence in another language', () => {
  it.each([
    ['Profile updated successfully', 'Profil gespeichert'],
    ['Successfully subscribed to Pro plan', 'Tarif Pro abonniert'],
    // Values may stand in another order, and characters with a meaning in patterns are those of the sentence.
    ['Pro costs $29 (a month).', '$29 im Monat kostet Pro.'],
    // The most specific one counts.
    ['Pro costs $29 (a month). It is new.', 'Neu: Pro, $29.'],
    // A value may be a sentence, or have several lines, and is never itself taken for a pattern's end.
    [
      'We could not reach the server. If it goes on, write to help@x.example.',
      'Der Server ist nicht erreichbar. Hält es an, schreiben Sie an help@x.example.',
    ],
    ['Signed in as a\nb {email}', 'Angemeldet als a\nb {email}'],
  ])('%s [W1]', (english, expected) => {
    expect(translate(english)).toBe(expected);
  });

  it.each(['The backend’s own words.', '', 'constructor', 'Successfully subscribed to  plan', '{plan}'])(
    'that is unknown (%o) is shown as it is [W1]',
    (text) => {
      expect(translate(text)).toBe(text);
    },
  );
});
