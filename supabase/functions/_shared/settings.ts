type Read = (name: string) => string | undefined;

/** A variable that has to be there; the platform brings those that begin with SUPABASE_. */
export function required(read: Read, name: string): string {
  const value = read(name)?.trim();
  if (value) return value;
  throw new Error(`${name} is not set. Set it with: supabase secrets set ${name}=…`);
}

const former = { secret: 'SUPABASE_SERVICE_ROLE_KEY', publishable: 'SUPABASE_ANON_KEY' } as const;

/** The project's key of this kind: one of those with a name, of which 'default' comes first, or the former single one. */
export function projectKey(read: Read, kind: 'secret' | 'publishable'): string {
  const named = read(`SUPABASE_${kind.toUpperCase()}_KEYS`);
  if (named === undefined) return required(read, former[kind]);
  const keys = Object(JSON.parse(named)) as Record<string, unknown>;
  const key = [keys.default, ...Object.values(keys)].find((each) => typeof each === 'string' && each !== '');
  return typeof key === 'string' ? key : required(read, former[kind]);
}
