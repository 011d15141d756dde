import { KeyRound } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { fill } from '../../fill.ts';
import type { Loadable } from '../../loadable.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { providerMarks } from '../ProviderButtons/marks.tsx';
import type { OfferedProvider } from '../ProviderButtons/ProviderButtons.tsx';
import * as styles from './SignInWayList.css.ts';
import { words } from './SignInWayList.words.ts';

export interface SignInWayView {
  id: string;
  /** Such as 'GitHub', or 'Password'. */
  name: string;
  /** The address there; '' where there is none to show. */
  address: string;
  /** When it was added and last used, in words; '' where it is not known. */
  used: string;
  /** The picture before the name. */
  mark: OfferedProvider['id'] | 'password' | 'other';
  /** Whether it can be removed, cannot, or never is, as a password. */
  removal: 'possible' | 'impossible' | 'never';
  /** Why it cannot be removed, with what to do; '' where it can be. */
  reason: string;
}

export interface SignInWayListProps {
  /** In this order. A placeholder while loading, a Retry button after an error. */
  ways: Loadable<readonly SignInWayView[]>;
  /** The sites whose accounts can be added. An error takes the place of their buttons only. */
  addable: Loadable<readonly OfferedProvider[]>;
  /** The id of the site whose page is being opened. */
  pending?: string | undefined;
  /** What has become of the last change, above the list. */
  notice?: ReactNode;
  /** Called with the id of the site to add. */
  onAdd: (id: OfferedProvider['id']) => void;
  /** Called with the id of the way whose 'Remove' was pressed. Ask before it is done. */
  onRemove: (id: string) => void;
  /** Called when 'Set a password' was pressed. Without it the account has one. */
  onSetPassword?: (() => void) | undefined;
  /** The card's title, to move the focus to it. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** How a user can sign in: with a password, with accounts at other sites. */
export function SignInWayList(props: SignInWayListProps) {
  const { ways, notice, titleRef } = props;
  const labels = useLabels('SignInWayList', words);
  return (
    <Card title={labels.title} level={3} titleRef={titleRef}>
      <Stack gap="md">
        <Text tone="muted">{labels.description}</Text>
        {notice}
        <div
          className={styles.body}
          aria-busy={ways.status === 'loading' || props.addable.status === 'loading'}
        >
          {ways.status === 'error' ? (
            <LoadError subject={labels.subject} onRetry={ways.retry} retrying={ways.retrying} />
          ) : ways.status === 'loading' ? (
            <Skeleton width="100%" height="4rem" />
          ) : (
            <Ways {...props} ways={ways.value} />
          )}
        </div>
      </Stack>
    </Card>
  );
}

type WaysProps = Omit<SignInWayListProps, 'ways' | 'notice' | 'titleRef'> & {
  ways: readonly SignInWayView[];
};

function Ways({ ways, addable, pending, onAdd, onRemove, onSetPassword }: WaysProps) {
  const labels = useLabels('SignInWayList', words);
  const sites = addable.status === 'ready' ? addable.value : [];
  return (
    <Stack gap="md">
      <ul className={styles.list}>
        {ways.map((way) => (
          <Way key={way.id} {...way} onRemove={onRemove} />
        ))}
      </ul>
      {(onSetPassword || sites.length > 0) && (
        <Stack direction="row" gap="sm" wrap>
          {onSetPassword && (
            <Button icon={<KeyRound />} onClick={onSetPassword}>
              {labels.setPassword}
            </Button>
          )}
          {sites.map(({ id, name }) => (
            <Button
              key={id}
              icon={providerMarks[id]}
              loading={pending === id}
              disabled={pending !== undefined && pending !== id}
              onClick={() => onAdd(id)}
            >
              {fill(labels.add, { name })}
            </Button>
          ))}
        </Stack>
      )}
      {addable.status === 'loading' && <Skeleton width="100%" height="2.5rem" />}
      {addable.status === 'error' && (
        <LoadError subject={labels.otherWays} onRetry={addable.retry} retrying={addable.retrying} />
      )}
    </Stack>
  );
}

function Way({
  id,
  name,
  address,
  used,
  mark,
  removal,
  reason,
  onRemove,
}: SignInWayView & Pick<SignInWayListProps, 'onRemove'>) {
  const labels = useLabels('SignInWayList', words);
  const reasonId = useId();
  return (
    <li className={styles.way}>
      <span className={`${iconSlot} ${styles.icon}`}>
        {mark === 'password' || mark === 'other' ? <KeyRound aria-hidden /> : providerMarks[mark]}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {address !== '' && (
          <p className={styles.facts}>
            <bdi>{address}</bdi>
          </p>
        )}
        {used !== '' && <p className={styles.facts}>{used}</p>}
        {reason !== '' && (
          <p className={styles.facts} id={reasonId}>
            {reason}
          </p>
        )}
      </div>
      {removal !== 'never' && (
        <Button
          disabled={removal === 'impossible'}
          aria-describedby={reason === '' ? undefined : reasonId}
          onClick={() => onRemove(id)}
        >
          {labels.remove}
          <span className={visuallyHidden}> {name}</span>
        </Button>
      )}
    </li>
  );
}
