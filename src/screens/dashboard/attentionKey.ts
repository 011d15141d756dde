/** Where the browser keeps how many things asked for attention, so that the next visit keeps their place. */
export const attentionKey = (userId: string) => `parley-attention-${userId}`;
