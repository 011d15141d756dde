import { useSyncExternalStore, type RefObject } from 'react';
import { preloadAgentScreen } from '../../ui/agent/AgentPanel/AgentPanel.tsx';
import { AskBar } from '../../ui/agent/AskBar/AskBar.tsx';
import { CallBarPlace } from '../../ui/agent/CallBar/CallBarPlace.tsx';
import type { AgentHandle } from './Agent.tsx';
import { canTalk } from './panel/canTalk.ts';
import type { ObservableValue } from './conversation/observableValue.ts';

export interface AgentBarProps {
  agent: RefObject<AgentHandle | null>;
  draft: ObservableValue<string>;
  /** Opens the agent's panel. */
  onOpen: () => void;
  /** Receives the place for a call that was made small. */
  onCallPlace: (place: HTMLElement | null) => void;
}

/** The way to the agent in thumb's reach, and above it the call that was made small. [A55] */
export function AgentBar({ agent, draft, onOpen, onCallPlace }: AgentBarProps) {
  const typed = useSyncExternalStore(draft.subscribe, draft.get, () => '');
  return (
    <>
      <CallBarPlace ref={onCallPlace} />
      <AskBar
        draft={typed}
        onAsk={() => {
          onOpen();
          agent.current?.focusField();
        }}
        onTalk={canTalk() ? () => agent.current?.talk() : undefined}
        onPreload={() => {
          void Promise.allSettled([preloadAgentScreen()]);
          agent.current?.preloadTalk();
        }}
      />
    </>
  );
}
