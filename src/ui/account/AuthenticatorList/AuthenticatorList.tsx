import { KeyRound, Smartphone } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { Loadable } from '../../loadable.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadError } from '../../primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './AuthenticatorList.css.ts';
import { words } from './AuthenticatorList.words.ts';

export interface AuthenticatorView {
  id: string;
  /** As its owner called it. */
  name: string;
  /** An authenticator app, or something else that the backend takes, such as a phone number. */
  kind: 'app' | 'other';
  /** When it was added, in words, such as 'Added on May 2, 2026'; '' where it is not known. */
  added: string;
}

export interface AuthenticatorListProps {
  /** In this order. A placeholder while loading, a Retry button after an error. */
  apps: Loadable<readonly AuthenticatorView[]>;
  /** What has become of the last change, above the list. */
  notice?: ReactNode;
  /** Called when 'Set up an authenticator app' or 'Add another app' was pressed. */
  onAdd: () => void;
  /** Called with the id of the app whose 'Remove' was pressed. Ask before it is done. */
  onRemove: (id: string) => void;
  /** The card's title, to move the focus to it. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The second factors of an account: with none it says what one is good for, with one it advises a second. */
export function AuthenticatorList({ apps, notice, onAdd, onRemove, titleRef }: AuthenticatorListProps) {
  const labels = useLabels('AuthenticatorList', words);
  const isOn = apps.status === 'ready' && apps.value.length > 0;
  return (
    <Card title={labels.title} level={3} titleRef={titleRef}>
      <Stack gap="md">
        {isOn && (
          <div>
            <Badge tone="positive">{labels.on}</Badge>
          </div>
        )}
        <Text tone="muted">{labels.description}</Text>
        {notice}
        <div className={styles.body} aria-busy={apps.status === 'loading'}>
          {apps.status === 'error' ? (
            <LoadError subject={labels.subject} onRetry={apps.retry} retrying={apps.retrying} />
          ) : apps.status === 'loading' ? (
            <Skeleton width="100%" height="4rem" />
          ) : (
            <Apps apps={apps.value} onAdd={onAdd} onRemove={onRemove} />
          )}
        </div>
      </Stack>
    </Card>
  );
}

interface AppsProps extends Pick<AuthenticatorListProps, 'onAdd' | 'onRemove'> {
  apps: readonly AuthenticatorView[];
}

function Apps({ apps, onAdd, onRemove }: AppsProps) {
  const labels = useLabels('AuthenticatorList', words);
  return (
    <Stack gap="md">
      {apps.length > 0 && (
        <ul className={styles.list}>
          {apps.map((app) => (
            <App key={app.id} {...app} onRemove={onRemove} />
          ))}
        </ul>
      )}
      {apps.length < 2 && <Text tone="muted">{apps.length === 0 ? labels.off : labels.advice}</Text>}
      <Stack direction="row" gap="sm" wrap>
        <Button onClick={onAdd}>{apps.length === 0 ? labels.add : labels.addAnother}</Button>
      </Stack>
    </Stack>
  );
}

function App({
  id,
  name,
  kind,
  added,
  onRemove,
}: AuthenticatorView & Pick<AuthenticatorListProps, 'onRemove'>) {
  const Icon = kind === 'app' ? Smartphone : KeyRound;
  return (
    <li className={styles.app}>
      <span className={`${iconSlot} ${styles.icon}`}>
        <Icon aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {added !== '' && <p className={styles.facts}>{added}</p>}
      </div>
      <Button onClick={() => onRemove(id)}>
        {useLabels('AuthenticatorList', words).remove}
        <span className={visuallyHidden}> {name}</span>
      </Button>
    </li>
  );
}
