import { useState } from 'react';
import { PhoneDialog } from '../../../ui/agent/PhoneDialog/PhoneDialog.tsx';
import { useClock } from '../../shell/clock.ts';
import { useServices } from '../../shell/services.tsx';
import { useNow } from '../../shell/useNow.ts';
import { formatElapsed } from '../conversation/elapsed.ts';

/** The dialog 'Voice Call', a demo: it places no call. [V18] */
export function PhoneCall({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { agent } = useServices();
  const clock = useClock();
  const [since, setSince] = useState<number>();
  const [microphoneMuted, setMicrophoneMuted] = useState(false);
  const [speakerMuted, setSpeakerMuted] = useState(false);
  const now = useNow(since !== undefined);

  function hangUp() {
    setSince(undefined);
    setMicrophoneMuted(false);
    setSpeakerMuted(false);
  }

  return (
    <PhoneDialog
      open={open}
      onClose={() => {
        hangUp();
        onClose();
      }}
      phone={agent.phone}
      elapsed={formatElapsed(since === undefined ? 0 : now - since)}
      inCall={since !== undefined}
      microphoneMuted={microphoneMuted}
      speakerMuted={speakerMuted}
      onStart={() => setSince(clock.now())}
      onEnd={hangUp}
      onMicrophoneMutedChange={setMicrophoneMuted}
      onSpeakerMutedChange={setSpeakerMuted}
    />
  );
}
