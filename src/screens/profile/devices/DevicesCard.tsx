import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deviceName, formatAgo } from '../../../services/deviceName.ts';
import { useDeviceName } from '../../shell/activity/useDeviceName.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { success } from '../../../services/result.ts';
import type { DeviceSession } from '../../../services/sessions.ts';
import { DeviceList } from '../../../ui/account/DeviceList/DeviceList.tsx';
import { showStored } from '../../shell/account/showStored.ts';
import { toLoadable, valueOrThrow } from '../../shell/account/useAccount.ts';
import { useReloadSecurity } from '../../shell/account/useReloadSecurity.ts';
import { useClock } from '../../shell/clock.ts';
import { useServices } from '../../shell/services.tsx';
import type { AccountCardProps } from '../accountCard.ts';
import { type AskedDevice, SignOutDeviceDialog } from './SignOutDeviceDialog.tsx';

/** Where the user is signed in. Nothing shows where the backend does not tell it. [U1] */
export function DevicesCard({ account }: AccountCardProps) {
  const { translate, locale } = useLanguage();
  const nameOf = useDeviceName();
  const { loadSessions } = useServices();
  const clock = useClock();
  const cache = useQueryClient();
  const reloadSecurity = useReloadSecurity(account.user.id);
  const queryKey = ['sessions', account.user.id];
  const sessions = useQuery({
    queryKey,
    queryFn: async () => (await valueOrThrow((await loadSessions()).list())) ?? [],
  });
  const [asked, setAsked] = useState<AskedDevice>();
  const [isOpen, setIsOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const afterSignOut = useRef<HTMLElement>(null);
  const viewOf = ({ userAgent, lastUsedAt, ...session }: DeviceSession) => ({
    ...session,
    kind: deviceName(userAgent).kind,
    name: nameOf(userAgent),
    lastUsed: translate(formatAgo(lastUsedAt, clock.now(), locale)),
  });
  const ask = (device: AskedDevice) => {
    afterSignOut.current = null;
    setAsked(device);
    setIsOpen(true);
  };

  // The session that asks is always there, unless the backend tells none, or wants the second factor first.
  if (sessions.data?.length === 0) return null;
  const devices = toLoadable(sessions, (found) => found.map(viewOf));
  return (
    <>
      <DeviceList
        devices={devices}
        titleRef={title}
        onEnd={(id) => {
          const name = devices.status === 'ready' && devices.value.find((each) => each.id === id)?.name;
          ask({ id, name: name || '' });
        }}
        onEndOthers={() => ask('others')}
      />
      {asked && (
        <SignOutDeviceDialog
          open={isOpen}
          device={asked}
          finalFocus={afterSignOut}
          onSignOut={async () => {
            const port = await loadSessions();
            const ended = await (asked === 'others' ? port.endOthers() : port.end(asked.id));
            if (!ended.ok) return ended;
            // What is shown is right at once, also when the list cannot be loaded again.
            showStored<readonly DeviceSession[]>(cache, queryKey, (before) =>
              before?.filter(({ id, isCurrent }) => isCurrent || (asked !== 'others' && id !== asked.id)),
            );
            reloadSecurity();
            // The button that was pressed goes with the device.
            afterSignOut.current = title.current;
            return success(undefined);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
