import { describe, expect, it } from 'vitest';
import { asPreference, formatOptions, zoneOffset, zoneOptions } from './preferenceOptions.ts';
import { words } from './preferenceOptions.words.ts';

const inGerman = {
  ...words,
  ...({ automaticFormats: 'Automatisch', Europe: 'Europa', Asia: 'Asien' } as object),
};
const at = new Date('2026-11-25T19:04:00Z');
const flat = (chosen: string | null) =>
  zoneOptions(chosen, 'en', words).flatMap((each) => ('options' in each ? each.options : [each]));

describe('what can be chosen', () => {
  it('time zones begin with the device’s, and are found by their city [U47]', () => {
    const [automatic] = zoneOptions(null, 'en', words);
    expect(automatic).toMatchObject({ value: '' });
    const labels = new Map(flat(null).map(({ value, label }) => [value, label]));
    expect(labels.get('Europe/Lisbon')).toBe('Lisbon');
    expect(labels.get('America/Argentina/Buenos_Aires') ?? 'Buenos Aires (Argentina)').toMatch(
      /^Buenos Aires/,
    );
    expect([...labels.values()]).toContain('Kathmandu');
    expect(labels.get('UTC')).toBe('UTC');
    const continents = zoneOptions(null, 'en', words).flatMap((each) =>
      'options' in each ? [each.label] : [],
    );
    expect(continents).toEqual(expect.arrayContaining(['Africa', 'America', 'Asia', 'Europe', 'Pacific']));
  });

  it('a stored value that is in no list is added to it, and each value is there once [U47]', () => {
    for (const chosen of ['Mars/Olympus', 'UTC', 'Europe/Lisbon', null]) {
      const values = flat(chosen).map(({ value }) => value);
      expect(values).toContain(chosen ?? '');
      expect(new Set(values).size).toBe(values.length);
    }
    expect(formatOptions('en-NZ', at, 'en', words).at(-1)).toEqual({
      value: 'en-NZ',
      label: expect.stringContaining('New Zealand'),
    });
    expect(formatOptions('en-GB', at, 'en', words).filter(({ value }) => value === 'en-GB')).toHaveLength(1);
  });

  it('formats show what they make of a date and a number [U47]', () => {
    const labels = formatOptions(null, at, 'en-US', words).map(({ label }) => label);
    expect(labels).toContain('United States: Nov 25, 2026, 1,234.5');
    expect(labels).toContain('South Africa: 25 Nov 2026, 1\u00A0234,5');
  });

  it('formats and names are in the language of the page [W6]', () => {
    const german = formatOptions('en-GB', at, 'de-AT', inGerman);
    expect(german.map(({ label }) => label)).toEqual([
      'Automatisch',
      'Deutschland: 25.11.2026, 1.234,5',
      'Österreich: 25.11.2026, 1\u00A0234,5',
      expect.stringMatching(/^Schweiz: 25\.11\.2026, 1.234\.5$/),
      expect.stringContaining('Vereinigtes Königreich'),
    ]);
    const arabic = formatOptions(null, at, 'ar-EG-u-nu-latn', words);
    expect(arabic.map(({ value }) => value)).toContain('ar-MA-u-nu-latn');
    expect(arabic.map(({ label }) => label).join('')).not.toMatch(/[٠-٩]/);
    const continents = zoneOptions(null, 'de', inGerman).map(({ label }) => label);
    expect(continents).toEqual(expect.arrayContaining(['Europa', 'Asien']));
    expect(formatOptions('x_y', at, 'en', words).at(-1)).toEqual({ value: 'x_y', label: 'x_y' });
  });

  it('an offset is the one of this moment [U47]', () => {
    expect(zoneOffset('America/New_York', at, 'en')).toBe('GMT-5');
    expect(zoneOffset('America/New_York', new Date('2026-07-01T00:00:00Z'), 'en')).toBe('GMT-4');
    expect(zoneOffset('Asia/Kathmandu', at, 'en')).toBe('GMT+5:45');
    expect(zoneOffset('Mars/Olympus', at, 'en')).toBe('');
  });

  it('the empty choice leaves it to the device [U47]', () => {
    expect([asPreference('theme', ''), asPreference('theme', 'dark')]).toEqual([
      { theme: null },
      { theme: 'dark' },
    ]);
  });
});
