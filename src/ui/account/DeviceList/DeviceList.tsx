import { CircleHelp, Laptop, Smartphone } from 'lucide-react';
import type { Ref } from 'react';
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
import { fill } from '../../fill.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './DeviceList.css.ts';
import { words } from './DeviceList.words.ts';

export interface DeviceView {
  id: string;
  /** The browser and the system, such as 'Firefox on Windows'. */
  name: string;
  /** Which picture stands before the name. */
  kind: 'computer' | 'phone' | 'unknown';
  /** The IP address; '' where it is not known. */
  address: string;
  /** When it was used last, in words, such as '5 minutes ago'. */
  lastUsed: string;
  /** It is the device in front of the reader, which has no button. */
  isCurrent: boolean;
}

export interface DeviceListProps {
  /** In this order. A placeholder while loading, a Retry button after an error. */
  devices: Loadable<readonly DeviceView[]>;
  /** Called with the id of the device whose 'Sign out' was pressed. Ask before it is done. */
  onEnd: (id: string) => void;
  /** Called when 'Sign out all other devices' was pressed, which shows beside two or more others. Ask before it is done. */
  onEndOthers: () => void;
  /** The card's title, to move the focus to it. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

const icons = { computer: Laptop, phone: Smartphone, unknown: CircleHelp };

/** Where somebody is signed in, each device with a way to sign it out. */
export function DeviceList({ devices, onEnd, onEndOthers, titleRef }: DeviceListProps) {
  const labels = useLabels('DeviceList', words);
  return (
    <Card title={labels.title} level={3} titleRef={titleRef}>
      <Stack gap="md">
        <Text tone="muted">{labels.description}</Text>
        <div className={styles.body} aria-busy={devices.status === 'loading'}>
          {devices.status === 'error' ? (
            <LoadError subject={labels.subject} onRetry={devices.retry} retrying={devices.retrying} />
          ) : devices.status === 'loading' ? (
            <Skeleton width="100%" height="4rem" />
          ) : (
            <Devices devices={devices.value} onEnd={onEnd} onEndOthers={onEndOthers} />
          )}
        </div>
      </Stack>
    </Card>
  );
}

interface DevicesProps extends Omit<DeviceListProps, 'devices' | 'titleRef'> {
  devices: readonly DeviceView[];
}

function Devices({ devices, onEnd, onEndOthers }: DevicesProps) {
  const labels = useLabels('DeviceList', words);
  const others = devices.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <Stack gap="md">
      <ul className={styles.list}>
        {devices.map((device) => (
          <Device key={device.id} {...device} onEnd={onEnd} />
        ))}
      </ul>
      {others === 0 && <Text tone="muted">{labels.noOthers}</Text>}
      {others > 1 && (
        <Stack direction="row" gap="sm" wrap>
          <Button onClick={onEndOthers}>{labels.endOthers}</Button>
        </Stack>
      )}
    </Stack>
  );
}

function Device({
  id,
  name,
  kind,
  address,
  lastUsed,
  isCurrent,
  onEnd,
}: DeviceView & Pick<DeviceListProps, 'onEnd'>) {
  const labels = useLabels('DeviceList', words);
  const Icon = icons[kind];
  return (
    <li className={styles.device}>
      <span className={`${iconSlot} ${styles.icon}`}>
        <Icon aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {isCurrent && <Badge tone="positive">{labels.current}</Badge>}
        </p>
        <p className={styles.facts}>
          {address !== '' && (
            <>
              <bdi>{address}</bdi>
              {' · '}
            </>
          )}
          {isCurrent ? labels.activeNow : fill(labels.lastUsed, { time: lastUsed })}
        </p>
      </div>
      {!isCurrent && (
        <Button onClick={() => onEnd(id)}>
          {labels.end}
          <span className={visuallyHidden}> {name}</span>
        </Button>
      )}
    </li>
  );
}
