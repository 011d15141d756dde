/** Whether an answer is here, or will not come. */
export const hasSettled = ({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }) =>
  data !== undefined || errorUpdateCount > 0;
