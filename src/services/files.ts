import type { Result } from './result.ts';

/** Whose folder a picture is stored in: named by the email before there is a user, by the user's id afterwards. [E4] */
export type AvatarOwner = { type: 'visitor'; email: string } | { type: 'user'; id: string };

export interface UploadOptions {
  /** Called with the share that was sent, from 0 to 1, as the network reports it. */
  onProgress?(fraction: number): void;
}

/**
 * Pictures of users, in the bucket 'avatars'. All ports name a picture by its public URL; the database stores its path.
 * Failures are returned and never thrown. [C2, E4]
 */
export interface FilesPort {
  /** Stores a picture that `checkPicture` has accepted, and returns its public URL. */
  uploadAvatar(owner: AvatarOwner, picture: Blob, options?: UploadOptions): Promise<Result<string>>;
  /** Deletes a picture by its public URL. For a URL outside of the bucket it does nothing and succeeds. */
  removeAvatar(url: string): Promise<Result<void>>;
}
