type Read = (name: string) => string | undefined;

/** Reads a variable that must be set. The platform sets those that begin with SUPABASE_. Throws when it is missing. */
export function required(read: Read, name: string): string {
  const value = read(name)?.trim();
  if (value) return value;
  throw new Error(`${name} is not set. Set it with: supabase secrets set ${name}=…`);
}

const former = { secret: 'SUPABASE_SERVICE_ROLE_KEY', publishable: 'SUPABASE_ANON_KEY' } as const;

/**
 * The project's key of this kind: of several named keys the one called 'default', if there is one, else the former
 * single key.
 */
export function projectKey(read: Read, kind: 'secret' | 'publishable'): string {
  const named = read(`SUPABASE_${kind.toUpperCase()}_KEYS`);
  if (named === undefined) return required(read, former[kind]);
  const keys = Object(JSON.parse(named)) as Record<string, unknown>;
  const key = [keys.default, ...Object.values(keys)].find((each) => typeof each === 'string' && each !== '');
  return typeof key === 'string' ? key : required(read, former[kind]);
}
