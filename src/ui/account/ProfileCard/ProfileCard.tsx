import { Pencil } from 'lucide-react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import type { Loadable } from '../../loadable.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './ProfileCard.css.ts';
import { words } from './ProfileCard.words.ts';

export interface ProfileFact {
  /** The id of its text in the profile. */
  id: string;
  label: string;
  /** Shows four lines of it instead of one; the height is always reserved. */
  isLong?: boolean | undefined;
}

export interface ProfileView {
  /** Cut off after one line; empty shows `Not set`. */
  name: string;
  /** Cut off after one line. */
  email: string;
  /** Address of the picture. Empty or broken shows the name's first letter. */
  avatarUrl: string;
  /** The text of each fact by its id; blank or absent shows `Not set`. */
  [fact: string]: string;
}

export interface ProfileCardProps {
  /** Shows placeholder bars while loading, a Retry button after an error, otherwise the profile. */
  profile: Loadable<ProfileView>;
  /** What is shown below the person, in this order; location and description unless given. */
  facts?: readonly ProfileFact[] | undefined;
  /** 'Edit' was pressed. The button works in every state. */
  onEdit: () => void;
  /** Somebody is about to press 'Edit': load the form's code now. May be called often. */
  onPreloadEdit?: (() => void) | undefined;
}

/** Picture, name, email and facts of the user, with a button that leads to the form. */
export function ProfileCard({ profile, onEdit, onPreloadEdit, ...rest }: ProfileCardProps) {
  const labels = useLabels('ProfileCard', words);
  const {
    facts = [
      { id: 'location', label: labels.location },
      { id: 'description', label: labels.description, isLong: true },
    ],
  } = rest;
  const edit = (
    <Button tone="quiet" icon={<Pencil />} onClick={onEdit} onPreload={onPreloadEdit}>
      {labels.edit}
    </Button>
  );

  return (
    <Card title={labels.title} action={edit}>
      {profile.status === 'error' ? (
        <LoadError subject={labels.subject} onRetry={profile.retry} retrying={profile.retrying ?? false} />
      ) : (
        <Facts facts={facts} profile={profile.status === 'ready' ? profile.value : undefined} />
      )}
    </Card>
  );
}

/** Without a profile, placeholder bars stand where its texts will be. */
function Facts({ profile, facts }: { profile: ProfileView | undefined; facts: readonly ProfileFact[] }) {
  return (
    <div aria-busy={!profile}>
      <div className={styles.person}>
        {profile ? (
          <Avatar name={profile.name} src={profile.avatarUrl} size="large" />
        ) : (
          <Skeleton shape="circle" width="3.5rem" height="3.5rem" />
        )}
        <div className={styles.who}>
          <bdi className={styles.name}>{profile ? profile.name || <Unset /> : <Skeleton width="9rem" />}</bdi>
          <bdi className={styles.email}>{profile ? profile.email : <Skeleton width="11rem" />}</bdi>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ id, label, isLong }) => (
          <div className={styles.fact} key={id}>
            <dt className={styles.term}>{label}</dt>
            <dd className={isLong ? styles.long : styles.short} dir="auto">
              {profile ? profile[id]?.trim() || <Unset /> : <Skeleton width={isLong ? '100%' : '7rem'} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Unset() {
  return <span className={styles.unset}>{useLabels('ProfileCard', words).unset}</span>;
}
