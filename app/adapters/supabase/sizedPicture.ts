import { avatarsAt } from './avatar.ts';

/** Picture URLs in a given size, by Supabase's image transformations (Pro plan and above). `url`: the project's URL. */
export function supabaseSizedPictures(url: string) {
  const stored = avatarsAt(url);
  return (address: string, pixels: number): string | undefined => {
    if (!address.startsWith(stored)) return undefined;
    const path = address.slice(stored.length);
    const size = new URLSearchParams({ width: `${pixels}`, height: `${pixels}`, resize: 'cover' });
    return `${url}/storage/v1/render/image/public/avatars/${path}?${size}`;
  };
}
