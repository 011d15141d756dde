/** Where the cache keeps what was used this month: it is read again with each plan, because the plan says how much there is. */
export const usageKey = (userId: string, plan: string | undefined) => ['usage', userId, plan] as const;
