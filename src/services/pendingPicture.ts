/** Keeps a sign-up picture that the backend did not accept from a visitor until the first sign-in. [E4, X2] */
export interface PendingPicturePort {
  keep(email: string, picture: Blob): Promise<void>;
  /** The picture that waits for this email; null when there is none. */
  find(email: string): Promise<Blob | null>;
  forget(email: string): Promise<void>;
}
