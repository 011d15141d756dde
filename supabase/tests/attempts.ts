import type { TestDatabase } from './database.ts';

export interface Attempt {
  role: 'anon' | 'authenticated' | 'service_role';
  /** The id of the signed-in user. */
  subject?: string;
  statement: string;
  /** What the session has shown: the password alone unless given, or a second factor too. */
  aal?: 'aal1' | 'aal2';
  /** The id of the session that asks. */
  session?: string;
}

export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

export const asUser = (subject: string, statement: string): Attempt => ({
  role: 'authenticated',
  subject,
  statement,
});

/** Tries the statements, and undoes each one. Returns their outcomes in order. */
export async function attempts(database: TestDatabase, tried: readonly Attempt[]): Promise<string[]> {
  const calls = tried.map(
    ({ role, subject, statement, aal = 'aal1', session }) =>
      `(${literal(role)}, ${subject ? literal(subject) : 'null'}::uuid, ${literal(statement)}, ${literal(aal)}, ${session ? literal(session) : 'null'}::uuid)`,
  );
  const found = await database.query<{ outcome: string }>(
    `select tests.attempt(a.role, a.subject, a.statement, a.aal, a.session) as outcome
     from (values ${calls.join(',\n')}) a (role, subject, statement, aal, session)`,
  );
  return found.map(({ outcome }) => outcome);
}

/** What an expression of SQL gives this user. Rejects with the refusal. */
export async function readAs(database: TestDatabase, subject: string, expression: string): Promise<unknown> {
  const [row] = await database.query<{ found: unknown }>(
    `select tests.read('${subject}', ${literal(expression)}) as found`,
  );
  return row?.found;
}
