/** From this part of the limit on there is a warning. */
const warnsFrom = 0.8;

/** How much of a limit is used: `near` from 80 % on, `full` at the limit and above. `limit`: null for none. */
export function usageLevel(used: number, limit: number | null): 'usual' | 'near' | 'full' {
  if (limit === null || used < limit * warnsFrom) return 'usual';
  return used < limit ? 'near' : 'full';
}
