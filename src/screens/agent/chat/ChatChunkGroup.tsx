import { memo } from 'react';
import { ChatLogStretch } from '../../../ui/agent/ChatLog/ChatLogPart.tsx';
import { ChatChunk, type ChatPartProps } from './ChatChunk.tsx';
import type { ChunkGroup } from '../conversation/messageChunk.ts';

export interface ChatStretchProps extends Pick<ChatPartProps, 'store' | 'again'> {
  stretch: ChunkGroup;
  /** The index of the first part that is announced, 10 for none. */
  announcedFrom: number;
  /** The index of the first part whose turn to be drawn has come. */
  drawnFrom: number;
}

/** Memoised, as its parts are. */
export const ChatChunkGroup = memo(function ChatStretch(props: ChatStretchProps) {
  const { stretch, store, again, announcedFrom, drawnFrom } = props;
  return (
    <ChatLogStretch>
      {stretch.map((part, i) => (
        <ChatChunk
          // Parts neither move nor go, but at the end.
          key={`part-${i}`}
          part={part}
          store={store}
          again={part === stretch.at(-1) ? again : undefined}
          announced={i >= announcedFrom}
          drawn={i >= drawnFrom}
        />
      ))}
    </ChatLogStretch>
  );
});
