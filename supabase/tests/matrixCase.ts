/** The number of rows found or written, or the SQLSTATE of the refusal. */
type Outcome = '0' | '1' | '2' | '3' | '4' | '42501' | '42P17' | '23502' | '23503' | '23505';

/** The outcome for a visitor, for the owner of the row, for another user, and with the service's key. */
type Outcomes = readonly [visitor: Outcome, owner: Outcome, other: Outcome, service: Outcome];

export interface Case {
  what: string;
  /** Whose row the statement is about. */
  owner: string;
  statement: string;
  outcomes: Outcomes;
}

export const serviceOnly: Outcomes = ['42501', '42501', '42501', '1'];
export const own: Outcomes = ['42501', '1', '0', '1'];
export const nobody: Outcomes = ['42501', '42501', '42501', '42501'];
export const emptied: Outcomes = ['42501', '42501', '42501', '0'];

export const on =
  (table: string) =>
  (operation: string, owner: string, statement: string, outcomes: Outcomes): Case => ({
    what: `${table}: ${operation}`,
    owner,
    statement,
    outcomes,
  });
