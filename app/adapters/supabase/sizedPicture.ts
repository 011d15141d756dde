import { avatarsAt } from './avatar.ts';

/** Supabase's image transformations, which a project has to have (Pro plan and above). `url`: the project's. */
export function supabaseSizedPictures(url: string) {
  const stored = avatarsAt(url);
  return (address: string, pixels: number): string | undefined => {
    if (!address.startsWith(stored)) return undefined;
    const path = address.slice(stored.length);
    const size = new URLSearchParams({ width: `${pixels}`, height: `${pixels}`, resize: 'cover' });
    return `${url}/storage/v1/render/image/public/avatars/${path}?${size}`;
  };
}
