import { lazyWithPreload } from '../../../../ui/lazyWithPreload.tsx';

export const LazyConversationLoading = lazyWithPreload(
  async () => (await import('./SavingNotice.tsx')).ConversationLoading,
);
export const LazySavingNotice = lazyWithPreload(
  async () => (await import('./SavingNotice.tsx')).SavingNotice,
);

/** Fetches what stores the conversation, together with what says how that goes, so that neither is there without the other. */
export async function loadSaving() {
  const [{ savedConversation }] = await Promise.all([
    import('./savedConversation.ts'),
    LazyConversationLoading.preload(),
    LazySavingNotice.preload(),
  ]);
  return savedConversation;
}
