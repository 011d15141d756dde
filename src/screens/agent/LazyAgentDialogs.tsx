import { useState } from 'react';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { hasStoredThread } from '../shell/tabStorage.ts';
import type { AgentDialogsProps } from './AgentDialogs.tsx';

type Props = Omit<AgentDialogsProps, 'readThread'>;

const NewConversation = lazyWithPreload<Props>(async () => (await import('./AgentDialogs.tsx')).AgentDialogs);

const RestoredConversation = lazyWithPreload<Props>(async () => {
  const [{ AgentDialogs }, { restoreThread }] = await Promise.all([
    import('./AgentDialogs.tsx'),
    import('./conversation/storedThread.ts'),
  ]);
  return (props) => <AgentDialogs {...props} readThread={restoreThread} />;
});

/** Reading what was said before a reload takes code that a new conversation does not need. */
const dialogsOf = (userId: string) => (hasStoredThread(userId) ? RestoredConversation : NewConversation);

export const preloadAgentDialogs = (userId: string) => dialogsOf(userId).preload();

/** The agent's dialogs and its conversation, as this tab has kept it. */
export function LazyAgentDialogs(props: Props) {
  const [Dialogs] = useState(() => dialogsOf(props.account.user.id));
  return <Dialogs {...props} />;
}
