import type { DatabaseApp } from '../database/databaseApp.ts';
import type { Draft } from './authMail.ts';

interface RequestRow {
  email: string;
  note: string;
  thread: string;
}

/** A request to support as the mail that the team reads. */
const supportMail = (to: string, { email, note, thread }: RequestRow): Draft => ({
  to,
  subject: `Support request of ${email}`,
  text: [`${email} asks for a person. Answer to that address.`, ...(note ? [note] : []), thread].join('\n\n'),
});

/** Whether a request to the backend may have stored a request to support. */
export const isSupportRequest = ({ method, url }: Request) =>
  method === 'POST' && new URL(url).pathname === '/rest/v1/support_requests';

/**
 * Writes the mails about requests that have had none, each one once. Where the database does not answer, that is logged, and the next
 * request brings them along. [A78]
 */
export async function mailSupportRequests(
  query: DatabaseApp['query'],
  to: string,
  deliver: (mail: Draft) => void,
) {
  try {
    const { rows } = await query<RequestRow>(
      `update public.support_requests set mailed_at = now() where mailed_at is null returning email, note, thread`,
    );
    for (const row of rows) deliver(supportMail(to, row));
  } catch (error) {
    // The request is stored, and the answer has to say so.
    console.error(`Mails about requests to support could not be written: ${String(error)}`);
  }
}
