import { lazyWithPreload } from '../../../../ui/lazyWithPreload.tsx';

export const LazyConversationLoading = lazyWithPreload(
  async () => (await import('./LastingNotice.tsx')).ConversationLoading,
);
export const LazyLastingNotice = lazyWithPreload(
  async () => (await import('./LastingNotice.tsx')).LastingNotice,
);

/** Fetches what stores the conversation, together with what says how that goes, so that neither is there without the other. */
export async function loadLasting() {
  const [{ lastingConversation }] = await Promise.all([
    import('./lastingConversation.ts'),
    LazyConversationLoading.preload(),
    LazyLastingNotice.preload(),
  ]);
  return lastingConversation;
}
