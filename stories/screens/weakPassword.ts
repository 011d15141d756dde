import { http, HttpResponse } from 'msw';
import { backendUrl } from '../../mocks/handlers/backendState.ts';

/** The backend refuses a password for two reasons. [R3] */
export const weakPassword = (method: 'post' | 'put', path: string) =>
  http[method](`${backendUrl}${path}`, () =>
    HttpResponse.json(
      {
        code: 422,
        error_code: 'weak_password',
        msg: 'Password is too weak',
        weak_password: { reasons: ['length', 'pwned'] },
      },
      { status: 422 },
    ),
  );
