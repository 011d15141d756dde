/** Claims of a JWT such as Supabase's older keys; undefined for anything else. */
export function roleOf(value: string): unknown {
  try {
    const claims: unknown = JSON.parse(
      atob((value.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
    );
    return Object(claims).role;
  } catch {
    return undefined;
  }
}
