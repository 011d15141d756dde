/** Reports errors that users are not told about. Implementations remove names, personal data and tokens. [X2, C7] */
export interface ReportPort {
  /** `where`: a short constant that names the operation, such as 'sign-up avatar'. */
  error(where: string, error: unknown): void;
}
