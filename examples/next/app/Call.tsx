'use client';

import { useState } from 'react';
import { Button, CallDialog } from '@parley/ui';

export function Call() {
  const [open, setOpen] = useState(false);
  const [inCall, setInCall] = useState(false);
  const [muted, setMuted] = useState(false);
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        Talk to us
      </Button>
      <CallDialog
        open={open}
        onClose={() => setOpen(false)}
        phase={inCall ? 'in-call' : 'idle'}
        mark={inCall ? 'listening' : 'idle'}
        elapsed="00:00"
        pulse={false}
        muted={muted}
        onStart={() => setInCall(true)}
        onEnd={() => setInCall(false)}
        onMutedChange={setMuted}
      />
    </>
  );
}
