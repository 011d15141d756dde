import { type EmbeddedBackend } from '../backend.ts';
import { sendRequest, signUpPerson, type Person } from './people.fixture.ts';

export const password = 'correct-horse';
export const newPassword = 'battery-staple';

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** The status and the error code of the answers to a new password. */
export const codeNeeded = [400, 'reauthentication_needed'];
export const codeNotValid = [422, 'reauthentication_not_valid'];
export const changed = [200, undefined];

/** Another code of six digits. */
export const wrongCode = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

/** Signs up people whose sessions are old, and makes their requests to one backend. */
export function oldSessions(backend: () => EmbeddedBackend) {
  /** Makes all sessions of a user older by the interval, such as '25 hours'. */
  const age = (interval: string, { id }: Pick<Person, 'id'>) =>
    backend().pg.query('update auth.sessions set created_at = created_at - $2::interval where user_id = $1', [
      id,
      interval,
    ]);
  return {
    age,
    /** Signs somebody up and makes their session older than a day. */
    old: async () => {
      const somebody = await signUpPerson(backend());
      await age('25 hours', somebody);
      return somebody;
    },
    setPassword: async (token: string, change: object) => {
      const { status, json } = await sendRequest(backend(), 'PUT', '/auth/v1/user', {
        body: JSON.stringify({ password: newPassword, ...change }),
        ...bearer(token),
      });
      return [status, json.error_code];
    },
    /** Asks for a code and reads it in the mail. */
    mailedCode: async ({ token, email }: Person): Promise<string> => {
      const { status } = await sendRequest(backend(), 'GET', '/auth/v1/reauthenticate', bearer(token));
      const [mail] = backend().mails;
      const [code] = mail?.text.match(/\b\d{6}\b/) ?? [];
      if (status !== 200 || mail?.to !== email || !code) throw new Error(`${email} got no code: ${status}`);
      return code;
    },
  };
}
