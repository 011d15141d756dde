import { CreditCard, History, KeyRound, LogIn, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { AgentMark } from '../../agent/AgentMark/AgentMark.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './ActivityList.css.ts';
import { words } from './ActivityList.words.ts';

export interface ActivityEntry {
  /** Unique in the list. */
  id: string;
  /** Which picture stands before it; the agent's face replaces it where the agent did it. */
  kind: 'profile' | 'billing' | 'password' | 'sign-in' | 'sign-out' | 'factor' | 'other';
  /** What happened, such as 'Location changed'. */
  title: string;
  /** The values, such as 'Arlington → Lisbon'; '' for none. */
  detail: string;
  /** Who did it; nothing where nobody in front of a screen did. */
  by?: 'user' | 'agent' | undefined;
  /** Such as 'Firefox on Windows'; '' where it is not known. */
  device: string;
  /** ISO 8601. */
  dateTime: string;
  /** The same, formatted for the reader. */
  time: string;
}

export interface ActivityListProps {
  /** The list's name for screen readers. */
  label: string;
  /** The newest first. Instead of them, a number draws as many placeholders while they load. */
  entries: readonly ActivityEntry[] | number;
}

const icons = {
  profile: UserRound,
  billing: CreditCard,
  password: KeyRound,
  'sign-in': LogIn,
  'sign-out': LogOut,
  factor: ShieldCheck,
  other: History,
};

/** What was changed in the account, by whom, on which device and when. */
export function ActivityList({ label, entries }: ActivityListProps) {
  if (typeof entries === 'number')
    return (
      <div aria-busy="true">
        {Array.from({ length: entries }, (_, i) => (
          <div key={`placeholder-${i}`} className={styles.entry}>
            <Skeleton width="1.5rem" height="1.5rem" />
            <div className={styles.words}>
              <Skeleton width="9rem" />
              <Skeleton width="14rem" />
            </div>
          </div>
        ))}
      </div>
    );
  return (
    <ul aria-label={label}>
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </ul>
  );
}

function Entry({ kind, title, detail, by, device, dateTime, time }: ActivityEntry) {
  const labels = useLabels('ActivityList', words);
  const Icon = icons[kind];
  return (
    <li className={styles.entry}>
      <span className={styles.mark}>
        {by === 'agent' ? (
          <AgentMark size="small" />
        ) : (
          <span className={iconSlot}>
            <Icon aria-hidden />
          </span>
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {detail !== '' && (
          <p className={styles.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
        <p className={styles.facts}>
          {by && `${labels[by]} · `}
          {device !== '' && (
            <>
              <bdi>{device}</bdi>
              {' · '}
            </>
          )}
          <time dateTime={dateTime}>{time}</time>
        </p>
      </div>
    </li>
  );
}
