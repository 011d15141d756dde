import { memo, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ChatLog } from '../../../ui/agent/ChatLog/ChatLog.tsx';
import { ChatLogGroup } from '../../../ui/agent/ChatLog/ChatLogGroup.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { retryOption } from '../conversation/entries.ts';
import { editableMessage } from '../conversation/lastMessage.ts';
import { LazyConversationLoading, LazySavingNotice } from '../conversation/saved/lazySaving.ts';
import type { SavedStore } from '../conversation/saved/useSavedConversation.ts';
import { useSavedState } from '../conversation/saved/useSavedState.ts';
import { OffersContext } from '../conversation/offers.ts';
import { words } from './ChatThread.words.ts';
import { ChatEntry } from './ChatEntry.tsx';
import { StreamingReply, LiveUtterances } from './ChatMessage.tsx';

/** How many entries are shown at first, and how many more by each 'Show earlier messages'. */
const pageSize = 200;
/** How many entries the browser lays out, paints or skips together. */
const groupSize = 50;
/** Only the last two groups are live regions: what is shown later above them must not be announced. */
const announcedGroups = 2;

/** Where the page before `end` begins: where a group does. */
const pageStart = (end: number) => Math.max(0, Math.floor((end - pageSize) / groupSize) * groupSize);

export interface ChatThreadProps {
  store: SavedStore;
  /** Shown while nothing was said: ChatStart, or what the panel is good for. */
  empty: ReactNode;
  /** The last message is to be edited. Without it, none can be. */
  onEdit?: () => void;
  /** An offer of an answer was pressed: however old it is, its words are the user's next message. [A93] */
  onAsk: (words: string) => void;
}

/** Everything that was said and done, spoken and typed. Memoised, so that typing the next message does not render it. */
export const ChatThread = memo(function ChatThread({ store, empty, onEdit, onAsk }: ChatThreadProps) {
  const labels = useLabels('ChatThread', words);
  const { entries, pending, inCall } = useSyncExternalStore(store.subscribe, store.get);
  const retry = pending ? undefined : retryOption(entries, inCall);
  const editable = onEdit && !pending && !inCall ? editableMessage(entries) : undefined;
  const first = entries[0]?.id;
  const newestPage = () => ({ start: pageStart(entries.length), origin: first });
  // Only the button moves `start`: a window that follows the newest messages would take away what somebody reads. Groups are counted
  // from `origin`, the entry that was the first one: they keep their messages when earlier ones come above them.
  const [{ start, origin }, setPage] = useState(newestPage);
  const originAt = entries.findIndex(({ id }) => id === origin);
  // The conversation was cleared, or another one is shown.
  if (originAt < 0 && origin !== first) setPage(newestPage);
  // In a call nothing is awaited: what is asked then goes into the call.
  const isBusy = pending && !inCall;
  const offers = useMemo(() => ({ onAsk, disabled: isBusy }), [onAsk, isBusy]);
  const { saved } = store;
  const { earlier, generation } = useSavedState(saved);
  /** The generation in which earlier messages could not be loaded: another conversation has nothing to do with it. */
  const [failedIn, setFailedIn] = useState<number>();
  async function loadEarlier() {
    setFailedIn(undefined);
    if ((await saved?.loadEarlier()) === false) setFailedIn(generation);
  }
  const showEarlier =
    start > 0
      ? () => setPage({ start: pageStart(start), origin })
      : earlier !== undefined
        ? loadEarlier
        : undefined;
  const offset = Math.max(0, originAt) % groupSize;
  const groups: number[] = [];
  for (let from = start; from < entries.length; from = from < offset ? offset : from + groupSize)
    groups.push(from);

  return (
    <ChatLog
      key={generation}
      label={labels.conversation}
      onShowEarlier={showEarlier}
      earlierError={failedIn === generation ? labels.earlierFailed : undefined}
      notice={saved && <LazySavingNotice saved={saved} />}
      isEmpty={entries.length === 0 && !pending && !inCall}
    >
      {entries.length === 0 && empty}
      {/* Below the introduction, which must not move when this comes and goes. */}
      {saved && <LazyConversationLoading saved={saved} />}
      <OffersContext value={offers}>
        {groups.map((from, i) => (
          <ChatLogGroup key={`group-${from - originAt}`} announced={i >= groups.length - announcedGroups}>
            {entries.slice(from, groups[i + 1]).map((entry) => (
              <ChatEntry
                key={entry.id}
                entry={entry}
                store={store}
                onEdit={entry === editable ? onEdit : undefined}
                retry={entry === entries.at(-1) ? retry?.as : undefined}
              />
            ))}
          </ChatLogGroup>
        ))}
        <LiveUtterances store={store} />
        {pending && <StreamingReply store={store} />}
      </OffersContext>
    </ChatLog>
  );
});
