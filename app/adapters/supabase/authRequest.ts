import { isRecord } from '../../../src/services/isRecord.ts';
import { failed, success, type Result } from '../../../src/services/result.ts';
import type { BackendError } from './backendError.ts';
import type { SupabaseClient } from './client.ts';
import { failureOf, unexpected } from './failure.ts';
import type { Row } from './rows.ts';

/** Sends a request of the signed-in user to the auth service, for which the vendor's client has no call or no time limit. */
export const authRequest =
  ({ fetch, url, timeoutSignal }: SupabaseClient) =>
  async (method: string, path: string, body?: object): Promise<Result<Row>> => {
    try {
      const answer = await fetch(`${url}/auth/v1/${path}`, {
        method,
        signal: timeoutSignal(),
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      const responseBody: unknown = await answer.json().catch(() => undefined);
      if (answer.ok) return isRecord(responseBody) ? success(responseBody) : failed(unexpected);
      const { error_code, code, msg, message } = Object(responseBody) as Row;
      return failed(failureOf({ code: error_code ?? code, message: msg ?? message }, answer.status));
    } catch (error) {
      return failed(failureOf(error as BackendError));
    }
  };
