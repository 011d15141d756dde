import { describe, expect, it } from 'vitest';
import { asPreference, formatOptions, zoneOffset, zoneOptions } from './preferenceOptions.ts';

const at = new Date('2026-11-25T19:04:00Z');
const flat = (chosen: string | null) =>
  zoneOptions(chosen).flatMap((each) => ('options' in each ? each.options : [each]));

describe('what can be chosen', () => {
  it('time zones begin with the device’s, and are found by their city [U47]', () => {
    const [automatic] = zoneOptions(null);
    expect(automatic).toMatchObject({ value: '' });
    const labels = new Map(flat(null).map(({ value, label }) => [value, label]));
    expect(labels.get('Europe/Lisbon')).toBe('Lisbon');
    expect(labels.get('America/Argentina/Buenos_Aires') ?? 'Buenos Aires (Argentina)').toMatch(
      /^Buenos Aires/,
    );
    expect([...labels.values()]).toContain('Kathmandu');
    expect(labels.get('UTC')).toBe('UTC');
    const continents = zoneOptions(null).flatMap((each) => ('options' in each ? [each.label] : []));
    expect(continents).toEqual(expect.arrayContaining(['Africa', 'America', 'Asia', 'Europe', 'Pacific']));
  });

  it('a stored value that is in no list is shown as it is, and each value once [U47]', () => {
    for (const chosen of ['Mars/Olympus', 'UTC', 'Europe/Lisbon', null]) {
      const values = flat(chosen).map(({ value }) => value);
      expect(values).toContain(chosen ?? '');
      expect(new Set(values).size).toBe(values.length);
    }
    expect(formatOptions('en-NZ', at).at(-1)).toEqual({ value: 'en-NZ', label: 'en-NZ' });
    expect(formatOptions('en-GB', at).filter(({ value }) => value === 'en-GB')).toHaveLength(1);
  });

  it('formats show what they make of a date and a number [U47]', () => {
    const labels = formatOptions(null, at).map(({ label }) => label);
    expect(labels).toContain('United States: Nov 25, 2026, 1,234.5');
    expect(labels).toContain('South Africa: 25 Nov 2026, 1\u00A0234,5');
  });

  it('an offset is the one of this moment [U47]', () => {
    expect(zoneOffset('America/New_York', at)).toBe('GMT-5');
    expect(zoneOffset('America/New_York', new Date('2026-07-01T00:00:00Z'))).toBe('GMT-4');
    expect(zoneOffset('Asia/Kathmandu', at)).toBe('GMT+5:45');
    expect(zoneOffset('Mars/Olympus', at)).toBe('');
  });

  it('the empty choice leaves it to the device [U47]', () => {
    expect([asPreference('theme', ''), asPreference('theme', 'dark')]).toEqual([
      { theme: null },
      { theme: 'dark' },
    ]);
  });
});
