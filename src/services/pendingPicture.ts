/** E4, X2: a sign-up picture that the backend did not take from a visitor waits here for the first sign-in. */
export interface PendingPicturePort {
  keep(email: string, picture: Blob): Promise<void>;
  /** Removes it from the browser and returns it; null when none waits. */
  take(email: string): Promise<Blob | null>;
}
