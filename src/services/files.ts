import type { Result } from './result.ts';

/** E4: below the e-mail before there is a user, below the user's id afterwards. */
export type AvatarOwner = { type: 'visitor'; email: string } | { type: 'user'; id: string };

export interface UploadOptions {
  /** 0…1, from the network, not from a timer. */
  onProgress?(fraction: number): void;
  signal?: AbortSignal;
}

/** C2. Pictures go by their public URL in every port; the database stores their path. */
export interface FilesPort {
  /** Resolves with the picture's public URL. `picture` has been checked (`picture.ts`). */
  uploadAvatar(owner: AvatarOwner, picture: Blob, options?: UploadOptions): Promise<Result<string>>;
  /** Deletes a picture by its public URL. A URL that is not in our bucket is left alone and counts as done. */
  removeAvatar(url: string): Promise<Result<void>>;
}
