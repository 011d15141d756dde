import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import arabic from '../../../../translations/ar.json';
import german from '../../../../translations/de.json';
import { MessageLength } from '../../agent/ChatComposer/MessageLength.tsx';
import { fill } from '../../fill.ts';
import { plural } from '../../plural.ts';
import { LoadError } from '../LoadError/LoadError.tsx';
import { LabelsProvider, useLocale, type Labels } from './LabelsProvider.tsx';

const failure = <LoadError subject="Your profile" onRetry={() => undefined} />;
const text = (element: React.ReactElement) => renderToStaticMarkup(element).replaceAll(/<[^>]*>/g, ' ');

describe('labels', () => {
  it('are English without a provider [Y8]', () => {
    expect(text(failure)).toContain('Your profile could not be loaded.');
    expect(text(failure)).toContain('Retry');
  });

  it('are those of the provider, with their values, and stay English where it says nothing [Y8]', () => {
    const shown = text(
      <LabelsProvider labels={{ LoadError: { failed: '{subject}: nicht geladen.' } }}>
        {failure}
      </LabelsProvider>,
    );
    expect(shown).toContain('Your profile: nicht geladen.');
    expect(shown).toContain('Retry');
  });

  it('of a provider within another one replace only what it names; undefined is no text [Y8]', () => {
    const shown = text(
      <LabelsProvider labels={german.labels} locale="de">
        <LabelsProvider labels={{ LoadError: { retry: 'Nochmal', failed: undefined }, PlanCard: undefined }}>
          {failure}
        </LabelsProvider>
      </LabelsProvider>,
    );
    expect(shown).toContain('Your profile konnte nicht geladen werden.');
    expect(shown).toContain('Nochmal');
  });

  it('bring the locale of numbers, which a provider within another one keeps [Y8]', () => {
    const Locale = () => useLocale() ?? 'none';
    expect(text(<Locale />)).toBe('none');
    const nested = (
      <LabelsProvider labels={{}} locale="de-AT">
        <LabelsProvider labels={{}}>
          <Locale />
        </LabelsProvider>
      </LabelsProvider>
    );
    expect(text(nested)).toBe('de-AT');
  });

  it('leave the outer locale where one is none, which would throw wherever a number is written [Y8]', () => {
    const Locale = () => useLocale() ?? 'none';
    const nested = (
      <LabelsProvider labels={{}} locale="de-AT">
        <LabelsProvider labels={{}} locale="de_DE">
          <Locale />
        </LabelsProvider>
      </LabelsProvider>
    );
    expect(text(nested)).toBe('de-AT');
  });

  it('write numbers in the way that their reader has chosen, and keep the plural forms of the texts [Y8]', () => {
    const left = (count: number) =>
      text(
        <LabelsProvider labels={arabic.labels} locale="ar-u-nu-latn">
          <LabelsProvider labels={{}} numberLocale="de">
            <MessageLength id="a" length={4000 - count} maxLength={4000} />
          </LabelsProvider>
        </LabelsProvider>,
      ).trim();
    expect([3, 2000].map(left)).toEqual(['بقيت 3 أحرف', 'بقي 2.000 حرف']);
  });

  it('for a number take the form of the language: one, two, a few and many of something in Arabic [Y8]', () => {
    const left = (count: number) =>
      text(
        <LabelsProvider labels={arabic.labels} locale="ar-u-nu-latn">
          <MessageLength id="a" length={4000 - count} maxLength={4000} />
        </LabelsProvider>,
      ).trim();
    expect([1, 2, 3, 11, 100].map(left)).toEqual([
      'بقي حرف واحد',
      'بقي حرفان',
      'بقيت 3 أحرف',
      'بقي 11 حرفًا',
      'بقي 100 حرف',
    ]);
  });
});

describe('a text for a number', () => {
  const words = { left_one: '{count} character left', left_other: '{count} characters left' } as const;

  it('is English unless a locale is given, with the figure as it is written there [Y8]', () => {
    expect(plural(words, 'left', 1)).toBe('1 character left');
    expect(plural(words, 'left', 0)).toBe('0 characters left');
    expect(plural(words, 'left', 1200)).toBe('1,200 characters left');
    expect(plural(words, 'left', 1200, 'de')).toBe('1.200 characters left');
  });

  it('is that for other numbers where a form is missing [Y8]', () => {
    expect(plural(words, 'left', 3, 'ar-u-nu-latn')).toBe('3 characters left');
  });
});

it('a pattern keeps what it has no value for [Y8]', () => {
  expect(fill<string>('{a} and {b}', { a: 'one' })).toBe('one and {b}');
});

it('a typo is an error of types: in a component, a key, a plural form, a name or its value [Y8]', () => {
  const labels = [
    { PlanCard: { subscribe: 'Kaufen' }, MessageLength: { left_few: '{count}' } },
    // @ts-expect-error: there is no such component.
    { PlanCrad: { subscribe: 'Kaufen' } },
    // @ts-expect-error: the component has no such text.
    { PlanCard: { subcribe: 'Kaufen' } },
    // @ts-expect-error: it is no text for a number.
    { PlanCard: { subscribe_few: 'Kaufen' } },
    // @ts-expect-error: functions cannot be sent by a server.
    { PlanCard: { subscribe: () => 'Kaufen' } },
  ] satisfies Labels[];
  expect(labels).toHaveLength(5);
  expect(fill('{subject} failed', { subject: 'It' })).toBe('It failed');
  // @ts-expect-error: the pattern has no such name.
  expect(fill('{subject} failed', { subjekt: 'It' })).toBe('{subject} failed');
  // @ts-expect-error: a name has no value.
  expect(fill('{subject} failed', {})).toBe('{subject} failed');
  // @ts-expect-error: there is no such text for a number.
  expect(plural({ left_other: '{count}' }, 'let', 1)).toBe('');
});
