/** X2, C7: what is only logged. Implementations filter names, data and tokens. */
export interface ReportPort {
  /** `where`: a short constant naming the operation, such as 'sign-up avatar'. */
  error(where: string, error: unknown): void;
}
