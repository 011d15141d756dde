/** Keeps a sign-up picture that the backend did not accept from a visitor until the first sign-in. [E4, X2] */
export interface PendingPicturePort {
  keep(email: string, picture: Blob): Promise<void>;
  /** Returns the picture that waits for this email and removes it; null when there is none. */
  take(email: string): Promise<Blob | null>;
}
