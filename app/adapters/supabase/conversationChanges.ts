import type { Result } from '../../../src/services/result.ts';
import { tabChannel } from '../../../src/services/tabChannel.ts';
import type { PushListener } from './conversationPush.ts';
import { isOffline } from './online.ts';
import type { Row } from './rows.ts';

export interface ChangeOptions {
  /** What `conversation_state` says: whether changes are pushed, and a mark that is another one after each change. */
  state: () => Promise<Result<Row>>;
  /** Fetches the code that listens to the project, and listens. Resolves to what ends it. */
  push: (userId: string, listener: PushListener) => Promise<() => void>;
  /** Milliseconds between two looks at the mark while something changes. */
  pollMs: number;
}

/** The mark is looked at less often the longer nothing has changed: at most twelve times `pollMs` apart. */
const maxSlowdown = 12;
/** The pause between two looks is the time since the last change, divided by this: 10 s after two minutes. */
const quietDivisor = 12;

const isHidden = () => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/** Calls `onBack` when the page comes to the front or online, `onHidden` when it is hidden. Returns what ends it. */
function watchPage({ onBack, onHidden }: { onBack: () => void; onHidden: () => void }) {
  if (typeof window === 'undefined') return () => undefined;
  const onVisibility = () => (isHidden() ? onHidden() : onBack());
  window.addEventListener('focus', onBack);
  window.addEventListener('online', onBack);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('focus', onBack);
    window.removeEventListener('online', onBack);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** The other tabs of this browser. They are told nothing where that is not possible: they look, like other devices. */
function otherTabs() {
  /** Of the users that this page watches. A channel tells all others, not itself. */
  const watched = new Map<string, BroadcastChannel>();

  const open = (userId: string) => tabChannel(`parley-conversations-${userId}`);

  return {
    tell(userId: string) {
      const known = watched.get(userId);
      if (known) return known.postMessage('changed');
      const channel = open(userId);
      channel?.postMessage('changed');
      channel?.close();
    },
    watch(userId: string, onChange: () => void) {
      const channel = open(userId);
      if (!channel) return () => undefined;
      watched.set(userId, channel);
      channel.addEventListener('message', onChange);
      return () => {
        if (watched.get(userId) === channel) watched.delete(userId);
        channel.close();
      };
    },
  };
}

/**
 * How pages of one user learn of each other's changes: tabs of one browser tell each other; other devices are told by the
 * project where it can push, and otherwise look at a mark, only while the page is to be seen. [L5]
 */
export function conversationChanges({ state, push, pollMs }: ChangeOptions) {
  const slowestMs = pollMs * maxSlowdown;
  const tabs = otherTabs();

  /** Looks for changes, and listens for them where the project says that it pushes. */
  function watchDevices(userId: string, onChange: () => void) {
    let mark: unknown;
    let changedAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
    let isLooking = false;
    /** The project has told of a change after the present look was sent. */
    let isStale = false;
    let hasEnded = false;
    let pushState: 'none' | 'joining' | 'joined' = 'none';
    let endPush = () => {};
    let mayPushAt = 0;

    function delay() {
      // What is told may get lost on its way, so there is a look now and then all the same.
      if (pushState === 'joined') return slowestMs;
      return Math.min(slowestMs, Math.max(pollMs, (Date.now() - changedAt) / quietDivisor));
    }

    async function look() {
      clearTimeout(timer);
      // It looks again when it comes back to the front or online.
      if (isLooking || hasEnded || isHidden() || isOffline()) return;
      isLooking = true;
      do {
        isStale = false;
        const found = await state().catch(() => undefined);
        if (hasEnded) return;
        const row = found?.ok ? found.value : undefined;
        const next = row?.mark;
        const isChanged = next !== undefined && mark !== undefined && next !== mark;
        mark = next ?? mark;
        if (isChanged) {
          changedAt = Date.now();
          onChange();
        }
        if (row?.pushed === true) listen();
      } while (isStale);
      isLooking = false;
      timer = setTimeout(() => void look(), delay());
    }

    function stopListening() {
      endPush();
      endPush = () => {};
      pushState = 'none';
    }

    function listen() {
      if (pushState !== 'none' || Date.now() < mayPushAt) return;
      pushState = 'joining';
      let isOver = false;
      let close = () => {};
      endPush = () => {
        isOver = true;
        close();
      };
      const onEnd = () => {
        if (isOver) return;
        mayPushAt = Date.now() + slowestMs;
        stopListening();
        void look();
      };
      const onPushed = () => {
        isStale = true;
        void look();
      };
      const onJoined = () => {
        pushState = 'joined';
        // What changed while it was joining was not told.
        onPushed();
      };
      push(userId, { onJoined, onChange: onPushed, onEnd }).then((opened) => {
        close = opened;
        if (isOver) close();
      }, onEnd);
    }

    const endPage = watchPage({
      onBack() {
        clearTimeout(hiddenTimer);
        changedAt = Date.now();
        void look();
      },
      onHidden() {
        clearTimeout(timer);
        clearTimeout(hiddenTimer);
        // A connection costs the project something, and a tab in the background has nobody to show changes to.
        hiddenTimer = setTimeout(stopListening, slowestMs);
      },
    });
    void look();
    return () => {
      hasEnded = true;
      clearTimeout(timer);
      clearTimeout(hiddenTimer);
      endPage();
      stopListening();
    };
  }

  return {
    /** Tells the other tabs of this browser that the user's conversations have changed. */
    tell: (userId: string) => tabs.tell(userId),

    watch(userId: string, onChange: () => void) {
      const ends = [tabs.watch(userId, onChange), watchDevices(userId, onChange)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
