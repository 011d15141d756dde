import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanAddress, readRedirect } from './redirect.ts';

const seed = 20_260_102;
const origin = 'https://parley.example';
const names = 'access_token refresh_token type error error_code error_description code from x'.split(' ');
const parameters = fc
  .array(fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), fc.constantFrom('recovery', 'secret'))), {
    maxLength: 5,
  })
  .map((pairs) => new URLSearchParams(pairs).toString());
const path = fc.oneof(
  fc.webPath(),
  fc.constantFrom('/', '//attack.test/', '/%2F/x', '/\\attack.test', '///', '/a//b', '/.//attack.test'),
);
const address = fc
  .tuple(path, fc.oneof(parameters, fc.webQueryParameters()), fc.oneof(parameters, fc.webFragments()))
  .map(([place, query, hash]) => new URL(`${origin}${place}?${query}#${hash}`).href);

/** Behaves like a browser's history, which refuses the address of another origin. */
function page(href: string) {
  const location = new URL(href);
  const history = {
    state: null,
    replaceState(_state: unknown, _title: string, next: string) {
      const to = new URL(next, location.href);
      if (to.origin !== location.origin) throw new DOMException(`${next} is another site`, 'SecurityError');
      location.href = to.href;
    },
  };
  return { location, history } as unknown as Pick<Window, 'location' | 'history'>;
}

it('codes, tokens and errors are removed from any address, and nothing else is [X9]', () => {
  fc.assert(
    fc.property(address, (href) => {
      const { found, code, errorCode } = readRedirect(href);
      expect(found || (code ?? errorCode) === undefined).toBe(true);
      expect(code ?? 'x').toMatch(/^[\w-]{1,128}$/);
      const cleaned = page(href);
      cleanAddress(cleaned);
      const after = new URL(cleaned.location.href);
      expect(after.origin + after.pathname).toBe(new URL(href).origin + new URL(href).pathname);
      expect(readRedirect(after.href)).toEqual({ found: false });
      expect(after.searchParams.has('access_token') || after.searchParams.has('code')).toBe(false);
      expect(found || after.href === href).toBe(true);
      expect(after.searchParams.getAll('x')).toEqual(new URL(href).searchParams.getAll('x'));
    }),
    { seed, numRuns: 1000 },
  );
});

it('a token is removed from an address whose path begins with two slashes [X9]', () => {
  const two = page(`${origin}//attack.test/?x=1#access_token=secret`);
  cleanAddress(two);
  expect(two.location.href).toBe(`${origin}//attack.test/?x=1`);
});
