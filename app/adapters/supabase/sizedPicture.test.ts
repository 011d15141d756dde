import { expect, it } from 'vitest';
import { supabaseSizedPictures } from './sizedPicture.ts';

const url = 'https://project.supabase.test';
const sized = supabaseSizedPictures(url);

it('a stored picture is asked for at the size at which it shows [E4, V14]', () => {
  expect(sized(`${url}/storage/v1/object/public/avatars/u1/a%20b.png`, 112)).toBe(
    `${url}/storage/v1/render/image/public/avatars/u1/a%20b.png?width=112&height=112&resize=cover`,
  );
});

it.each([
  'https://elsewhere.test/storage/v1/object/public/avatars/u1/a.png',
  `${url}/storage/v1/object/public/other/a.png`,
  `${url}.elsewhere.test/storage/v1/object/public/avatars/u1/a.png`,
  'blob:https://app.test/1',
  '',
])('%s is left as it is [E4]', (address) => {
  expect(sized(address, 40)).toBeUndefined();
});
