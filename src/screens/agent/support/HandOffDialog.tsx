import { useState, useSyncExternalStore } from 'react';
import { errorMessages } from '../../../services/messages.ts';
import type { Result } from '../../../services/result.ts';
import { supportLimits, type SupportOutcome } from '../../../services/support.ts';
import { fill } from '../../../ui/fill.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { TextArea } from '../../../ui/primitives/TextArea/TextArea.tsx';
import { useLanguage, type LanguageValue } from '../../shell/language/LanguageProvider.tsx';
import { useLock } from '../../shell/useLock.ts';
import type { AskedHandOff, HandOff } from './handOff.ts';
import { words } from './HandOffDialog.words.ts';

export interface HandOffDialogProps {
  handOff: HandOff;
  asked: AskedHandOff;
}

/** Why nothing was sent, in a sentence for the user; undefined when it was. */
function problemOf(
  sent: Result<SupportOutcome>,
  address: string,
  labels: typeof words,
  translate: LanguageValue['translate'],
) {
  if (!sent.ok)
    return fill(labels.notSent, { reason: translate(sent.failure.message || errorMessages.unexpected) });
  if (sent.value.outcome === 'already-open') return fill(labels.alreadyOpen, { address });
  return sent.value.outcome === 'too-many' ? fill(labels.tooMany, { address }) : undefined;
}

/** Asks for the user's consent: what is sent, to whom, and a note of theirs. Nothing is sent before the press. [A80, A83] */
export function HandOffDialog({ handOff, asked }: HandOffDialogProps) {
  const labels = useLabels('HandOffDialog', words);
  const { translate } = useLanguage();
  const { address, user } = handOff;
  const note = useSyncExternalStore(handOff.note.subscribe, handOff.note.get);
  const [problem, setProblem] = useState<string>();
  const { pending, runExclusive } = useLock();
  const isTooLong = Array.from(note.trim()).length > supportLimits.note;

  const send = () =>
    void runExclusive(true, async () => {
      setProblem(undefined);
      setProblem(problemOf(await handOff.send(asked), address, labels, translate));
    });
  // What is under way may arrive: its end has to be seen.
  const close = () => pending ?? handOff.cancel();

  return (
    <Dialog
      open
      onClose={close}
      title={labels.title}
      description={fill(labels.description, { address, email: user.email })}
      footer={
        <>
          <Button onClick={close} disabled={pending}>
            {labels.cancel}
          </Button>
          <Button tone="primary" loading={pending} disabled={isTooLong} onClick={send}>
            {labels.send}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <TextArea
          label={labels.thread}
          name="thread"
          rows={6}
          readOnly
          value={asked.thread}
          onChange={() => undefined}
        />
        <TextArea
          label={labels.note}
          name="note"
          optional
          rows={3}
          hint={labels.hint}
          error={isTooLong ? fill(labels.tooLong, { count: String(supportLimits.note) }) : undefined}
          disabled={pending}
          value={note}
          onChange={(text) => handOff.note.set(text)}
        />
        {problem && <Alert tone="critical">{problem}</Alert>}
      </Stack>
    </Dialog>
  );
}
