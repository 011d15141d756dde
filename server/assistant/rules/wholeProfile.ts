// 'Edit my profile' says neither what nor into what: both are asked for, one after the other.

import type { ProfileFieldName } from '../../../src/services/profileFields.ts';
import { fieldOf, likeName, valueFor } from './askedField.ts';
import type { Language } from './plain.ts';

const profile = '(?:profile|account details|personal details|details|profil|profildaten|daten)';
const order = new RegExp(
  `^(?:(?:please|bitte|can you|could you|i (?:want|would like) to|i'd like to|let me) )*(?:(?:change|edit|update|modify|adjust|ändere?|aktualisiere|bearbeite) (?:bitte )?(?:(?:my|the|mein|meine|das|die) )?${profile}|(?:(?:mein|meine|das|die) )?${profile} (?:bitte )?(?:ändern|bearbeiten|aktualisieren))(?:,? (?:please|bitte))?[.!]*$`,
  'iu',
);

/** Whether these words want to change the profile without saying what of it. */
export const asksForProfile = (text: string) => order.test(text.replace(/\s+/g, ' ').trim());

const changes: Readonly<Record<Language, Readonly<Record<ProfileFieldName, string>>>> = {
  en: { fullName: 'Change my name', location: 'Change my location', description: 'Change my description' },
  de: {
    fullName: 'Ändere meinen Namen',
    location: 'Ändere meinen Ort',
    description: 'Ändere meine Beschreibung',
  },
};

/** What can be changed, as sentences to press. */
export const changesOf = (language: Language) => Object.values(changes[language]);

/** 'My name' after 'Edit my profile' is 'Change my name'; everything else is what it is. */
export function completed(last: string, text: string): string {
  const found = asksForProfile(last) ? fieldOf(text) : undefined;
  return found ? changes[found.language][found.field] : text;
}

/** 'Ada' after 'Edit my profile': a value, of which nobody knows what it is. Undefined where the words are none. */
export function valueOfProfile(text: string, isUnderstood: boolean): string | undefined {
  const value = valueFor('fullName', text, isUnderstood)?.arguments.fullName;
  return value && likeName.test(value) && value.length <= 60 ? value : undefined;
}

const to: Readonly<Record<Language, string>> = { en: 'to', de: 'in' };

/** What such a value may mean, as sentences to press. */
export const changesTo = (value: string, language: Language) =>
  (['fullName', 'location'] as const).map((field) => `${changes[language][field]} ${to[language]} ${value}`);
