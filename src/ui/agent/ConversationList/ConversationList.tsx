import { Ellipsis, MessagesSquare, SquarePen } from 'lucide-react';
import type { Loadable } from '../../loadable.ts';
import { Menu, type MenuItem } from '../../overlays/Menu/Menu.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { fill } from '../../fill.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './ConversationList.css.ts';
import { words as english } from './ConversationList.words.ts';

export interface ConversationRow {
  /** Unique among the rows. */
  id: string;
  /** What the conversation is called; cut off at the end of its line. */
  title: string;
  /** When something was last said, formatted, such as 'Nov 1, 2026'. */
  time: string;
  /** What was said last, or where the words of a search stand; two lines at most. */
  excerpt?: string | undefined;
  /** What can be done with it besides opening it, behind a button at the row's end. */
  actions: readonly MenuItem[];
}

export interface ConversationListProps {
  /** The conversations, newest first. */
  conversations: Loadable<readonly ConversationRow[]>;
  /** The id of the conversation that is open. */
  current?: string | undefined;
  /** The id of the conversation that is being opened: its row shows that it is busy. */
  opening?: string | undefined;
  /** The words that are searched for; '' for all conversations. */
  words: string;
  /** Called after each change of the words. */
  onWords: (words: string) => void;
  /** Why nothing is searched for, such as too many words. */
  wordsError?: string | undefined;
  /** A conversation was chosen. */
  onOpen: (id: string) => void;
  /** A new conversation was asked for. */
  onNew: () => void;
  /** There are more conversations: shows a button for them. */
  onMore?: (() => void) | undefined;
  /** More of them are being fetched. */
  loadingMore?: boolean | undefined;
  /** One line below the list, such as how long conversations are kept. */
  note?: string | undefined;
}

const placeholderRows = [1, 2, 3, 4];

/** The user's conversations with a search, as wide as its place: a dialog, or a narrow column. */
export function ConversationList({
  words,
  onWords,
  wordsError,
  onNew,
  note,
  ...list
}: ConversationListProps) {
  const labels = useLabels('ConversationList', english);
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <TextField
            label={labels.search}
            name="conversation-search"
            value={words}
            onChange={onWords}
            error={wordsError}
            autoComplete="off"
          />
        </div>
        <Button icon={<SquarePen />} onClick={onNew}>
          {labels.new}
        </Button>
      </div>
      <Rows {...list} words={words} />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

type RowsProps = Omit<ConversationListProps, 'onWords' | 'wordsError' | 'onNew' | 'note'>;

function Rows({ conversations, current, opening, words, onOpen, onMore, loadingMore = false }: RowsProps) {
  const labels = useLabels('ConversationList', english);
  if (conversations.status === 'error')
    return (
      <LoadError subject={labels.subject} onRetry={conversations.retry} retrying={conversations.retrying} />
    );
  if (conversations.status === 'loading')
    return (
      <div aria-busy="true" role="status" aria-label={labels.loading}>
        {placeholderRows.map((row) => (
          <div key={row} className={styles.placeholder}>
            <Skeleton width="11rem" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    );
  if (conversations.value.length === 0)
    return (
      <div role="status">
        <EmptyState
          icon={<MessagesSquare />}
          title={words.trim() ? labels.nothingFound : labels.none}
          description={words.trim() ? labels.searched : labels.kept}
        />
      </div>
    );
  return (
    <>
      <ul className={styles.list} aria-label={labels.list}>
        {conversations.value.map(({ id, title, time, excerpt, actions }) => (
          <li key={id} className={styles.row}>
            <button
              type="button"
              className={styles.open}
              aria-current={id === current || undefined}
              aria-busy={id === opening || undefined}
              onClick={() => onOpen(id)}
            >
              <bdi className={styles.title}>{title}</bdi>
              <span className={styles.time}>{id === opening ? labels.opening : time}</span>
              {excerpt && <bdi className={styles.excerpt}>{excerpt}</bdi>}
            </button>
            <Menu
              label={fill(labels.options, { title })}
              trigger={<IconButton label={fill(labels.options, { title })} icon={<Ellipsis />} />}
              items={actions}
            />
          </li>
        ))}
      </ul>
      {onMore && (
        <div className={styles.more}>
          <Button loading={loadingMore} onClick={onMore}>
            {labels.more}
          </Button>
        </div>
      )}
    </>
  );
}
