import { http, HttpResponse } from 'msw';
import { backendUrl } from '../../mocks/handlers/backendState.ts';

/** R3: the backend refuses a password, for two reasons. */
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
