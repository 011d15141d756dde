import { useState, useSyncExternalStore } from 'react';
import { errorMessages } from '../../../services/messages.ts';
import type { Result } from '../../../services/result.ts';
import { supportLimits, type SupportOutcome } from '../../../services/support.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { TextArea } from '../../../ui/primitives/TextArea/TextArea.tsx';
import { useLock } from '../../shell/useLock.ts';
import type { AskedHandOff, HandOff } from './handOff.ts';

export interface HandOffDialogProps {
  handOff: HandOff;
  asked: AskedHandOff;
}

/** Why nothing was sent, in a sentence for the user; undefined when it was. */
function problemOf(sent: Result<SupportOutcome>, address: string) {
  if (!sent.ok)
    return `${sent.failure.message || errorMessages.unexpected} Your note is still here, and pressing again never sends it twice.`;
  if (sent.value.outcome === 'already-open')
    return `You have sent this conversation before, and that request is still open. To add something, write to ${address}.`;
  return sent.value.outcome === 'too-many'
    ? `You have already sent as many requests as you can in one day. Write to ${address} instead.`
    : undefined;
}

/** Asks for the user's consent: what is sent, to whom, and a note of theirs. Nothing is sent before the press. [A80, A83] */
export function HandOffDialog({ handOff, asked }: HandOffDialogProps) {
  const { address, user } = handOff;
  const note = useSyncExternalStore(handOff.note.subscribe, handOff.note.get);
  const [problem, setProblem] = useState<string>();
  const { pending, runExclusive } = useLock();
  const isTooLong = Array.from(note.trim()).length > supportLimits.note;

  const send = () =>
    void runExclusive(true, async () => {
      setProblem(undefined);
      setProblem(problemOf(await handOff.send(asked), address));
    });
  // What is under way may arrive: its end has to be seen.
  const close = () => pending ?? handOff.cancel();

  return (
    <Dialog
      open
      onClose={close}
      title="Talk to a human"
      description={`This goes to ${address}. A person answers by email, to ${user.email}.`}
      footer={
        <>
          <Button onClick={close} disabled={pending}>
            Do not send
          </Button>
          <Button tone="primary" loading={pending} disabled={isTooLong} onClick={send}>
            Send to support
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <TextArea
          label="What is sent"
          name="thread"
          rows={6}
          readOnly
          value={asked.thread}
          onChange={() => undefined}
        />
        <TextArea
          label="Your note"
          name="note"
          optional
          rows={3}
          hint="Anything that helps us help you. No passwords or card numbers, please."
          error={isTooLong ? `At most ${supportLimits.note} characters, please.` : undefined}
          disabled={pending}
          value={note}
          onChange={(text) => handOff.note.set(text)}
        />
        {problem && <Alert tone="critical">{problem}</Alert>}
      </Stack>
    </Dialog>
  );
}
