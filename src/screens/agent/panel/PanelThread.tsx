import { AgentBlurbs } from '../../../ui/agent/AgentPanel/AgentBlurbs.tsx';
import { ChatThread } from '../chat/ChatThread.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';

const empty = <AgentBlurbs />;

/** The conversation in the panel: the same one as in the text chat's dialog. [A50] */
export const PanelThread = ({ store }: { store: ConversationStore }) => (
  <ChatThread store={store} empty={empty} />
);
