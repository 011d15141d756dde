import { describe, expect, it } from 'vitest';
import { avatarAddress, storedAvatar } from './avatar.ts';
import { userOf, type Signed } from './user.ts';

const id = '11111111-0000-4000-8000-000000000001';
const other = '22222222-0000-4000-8000-000000000002';
const url = 'https://project.supabase.test';
const at = (site: string, path: string) => `${site}/storage/v1/object/public/avatars/${path}`;

describe('a picture in the bucket', () => {
  it.each([
    ['at today’s address', at(url, `${id}/a.png`), `${id}/a.png`],
    ['at another port', at('http://localhost:3000', `${id}/a.webp`), `${id}/a.webp`],
    ['below a path of another site', at('https://old.example.org/supabase', `${id}/a.gif`), `${id}/a.gif`],
    ['with a query', `${at(url, `${id}/a.png`)}?t=1`, `${id}/a.png`],
    ['from the sign-up', at(url, 'a%2Bb%25%40example.com/12.jpg'), 'a+b%@example.com/12.jpg'],
  ])('%s is stored as its path, and read at today’s address [C2, E3, E4]', (_what, address, path) => {
    expect(storedAvatar(address, id)).toBe(path);
    const today = at(url, path.split('/').map(encodeURIComponent).join('/'));
    expect(avatarAddress(path, id, url)).toBe(today);
    expect(avatarAddress(address, id, url)).toBe(today);
  });

  it('appears as its public URL in the user of a sign-up [E2]', () => {
    const signed = (avatar_url: unknown) =>
      ({ user: { id, email: 'a@example.com', user_metadata: { avatar_url } } }) as unknown as Signed;
    expect(userOf(signed(`${id}/a.png`), url).avatarUrl).toBe(at(url, `${id}/a.png`));
    expect(userOf(signed([`${id}/a.png`]), url).avatarUrl).toBe('');
  });
});

it.each([
  'https://pictures.example.net/ada.png',
  at('https://elsewhere.supabase.test', `${other}/a.png`),
  at(url, `${id}/deeper/a.png`),
  at(url, `${id}/..`),
  at(url, '%zz/a.png'),
  at(url, `${id}/a.svg`),
  `https://pictures.example.net/?${at(url, `${id}/a.png`)}`,
])('%s keeps its address [E3]', (address) => {
  expect(storedAvatar(address, id)).toBe(address);
  expect(avatarAddress(address, id, url)).toBe(address);
});

it.each([
  `${other}/a.png`,
  `${id}/../${other}/a.png`,
  `${id}/..`,
  `${id}/`,
  '/a.png',
  'a.png',
  `${id}/a.svg`,
  `${id}/a.png?b`,
  `${id}/a.png\n`,
  'javascript:alert(1)',
  '//attack.test/a.png',
  'attack.test/a.png',
])('%j is no picture [E3]', (stored) => {
  expect(avatarAddress(stored, id, url)).toBe('');
});
