import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub, scrubText } from './scrub.ts';

const seed = 20_260_106;
const secret = 'S3cr3t-Zq9';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const fields = fc.constantFrom(
  ...'access_token refresh_token token password apikey api_key secret userName user_name fullName'.split(' '),
  ...'full_name userData user_data email authorization callToken facts'.split(' '),
);
/** Something with the secret in it, under a name that says so. */
const bearer = fc
  .tuple(fields, fc.constantFrom(secret, `${secret} and more`, `"${secret}"`, jwt))
  .map(([name, value]) => ({ [name]: value }));
const around = (inner: fc.Arbitrary<unknown>) =>
  fc.oneof(
    inner,
    fc
      .tuple(fc.constantFrom('extra', 'data', 'detail', 'a'), inner)
      .map(([name, value]) => ({ [name]: value })),
    inner.map((value) => ['x', value, 1]),
    inner.map((value) => JSON.stringify(value)),
    inner.map((value) => `Call failed: ${JSON.stringify(value)} at line 7`),
  );
const nested = around(around(around(bearer)));

const leaks = (clean: unknown) => {
  const text = JSON.stringify(clean);
  return text.includes(secret) || text.includes(jwt);
};

describe('what goes into a report', () => {
  it('contains nothing private, however deep it lies and however often it was serialised [C7]', () => {
    fc.assert(
      fc.property(nested, (value) => {
        expect(leaks(scrub(value))).toBe(false);
      }),
      { seed, numRuns: 2000 },
    );
  });

  it('contains no query and no hash of an address [C7]', () => {
    const address = fc
      .tuple(
        fc
          .array(fc.constantFrom('a', 'b', '/', "'", '(', '%', '.'), { maxLength: 12 })
          .map((path) => `https://p.test/${path.join('')}`),
        fc.constantFrom('?', '#', '?a=1&', '?q=x#'),
        fields,
      )
      .map(([url, mark, name]) => `${url}${mark}${name}=${secret}`);
    fc.assert(
      fc.property(address, fc.constantFrom('', 'GET ', '"', '('), (url, before) => {
        expect(leaks(scrubText(`${before}${url}`))).toBe(false);
        expect(leaks(scrub({ message: `${before}${url}`, breadcrumb: [{ data: { url } }] }))).toBe(false);
      }),
      { seed, numRuns: 300 },
    );
  });

  it('is always a copy that can be sent [C7]', () => {
    fc.assert(
      fc.property(fc.anything({ withDate: true, withMap: true, withNullPrototype: true }), (value) => {
        expect(() => scrub(value)).not.toThrow();
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('says what went wrong when there is nothing private in it [C7]', () => {
    const word = fc.constantFrom(
      'Meeting',
      'has',
      'ended',
      'HTTP',
      'error!',
      'status:',
      '503',
      'at',
      'start',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        expect(scrubText(words.join(' '))).toBe(words.join(' '));
      }),
      { seed, numRuns: 500 },
    );
  });

  it.each(['a', '"', '\\', 'a.', '"token":{', '"token":"', 'token', 'https://a/'])(
    'takes linear time, however often it repeats %s [C7]',
    (part) => {
      // With quadratic time this would take minutes, and the test would time out.
      expect(scrubText(part.repeat(1_000_000 / part.length))).not.toContain(secret);
    },
  );
});
