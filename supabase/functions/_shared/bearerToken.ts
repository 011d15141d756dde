/** The token in `Authorization: Bearer …`; undefined where the request brings none. */
export const bearerToken = (request: Request): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
