/** An answer that says no, in the chat provider's shape. */
export const refuse = (
  status: number,
  message: string | readonly string[],
  more: { code?: string; retryAfter?: number } = {},
) =>
  Response.json(
    { message, statusCode: status, ...(more.code && { code: more.code }) },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        ...(more.retryAfter && { 'retry-after': String(more.retryAfter) }),
      },
    },
  );

/** `bad_jwt`: the app renews its session and asks once more. */
export const refuseSession = () => refuse(401, 'Invalid JWT', { code: 'bad_jwt' });
