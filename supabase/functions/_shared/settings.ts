/** A variable that has to be there; the platform brings those that begin with SUPABASE_. */
export function required(read: (name: string) => string | undefined, name: string): string {
  const value = read(name)?.trim();
  if (value) return value;
  throw new Error(`${name} is not set. Set it with: supabase secrets set ${name}=…`);
}
