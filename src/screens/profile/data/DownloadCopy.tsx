import { Download } from 'lucide-react';
import { useState } from 'react';
import { numberFormat } from '../../../services/formats.ts';
import type { User } from '../../../services/auth.ts';
import { errorMessages } from '../../../services/messages.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { useRetryAfterReauth } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { useClock } from '../../shell/clock.ts';
import { downloadFile } from '../../shell/downloadFile.ts';
import { useServices } from '../../shell/services.tsx';
import { useResumableExport } from '../../shell/useResumableExport.ts';
import { useSinglePress } from '../../shell/useSinglePress.ts';
import type { ExportProgress } from './dataExport.ts';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { words } from './DownloadCopy.words.ts';
import { words as pageWords } from './indexPage.words.ts';

/** Writes everything that is stored of the user into one file. [U32] */
export function DownloadCopy({ user }: { user: Pick<User, 'id' | 'email'> }) {
  const labels = useLabels('DownloadCopy', words);
  const pageLabels = useLabels('indexPage', pageWords);
  const { language, translate } = useLanguage();
  const { loadOwnData, supportEmail } = useServices();
  const clock = useClock();
  const retryAfterReauth = useRetryAfterReauth();
  const [{ written, total }, setProgress] = useState<ExportProgress>({ written: 0, total: 0 });
  const isMeant = useSinglePress();
  const { state, failure, start, stop } = useResumableExport({
    async create() {
      setProgress({ written: 0, total: 0 });
      const [{ dataExport }, ownData] = await Promise.all([import('./dataExport.ts'), loadOwnData()]);
      return dataExport({
        ownData,
        user,
        onProgress: setProgress,
        at: new Date(clock.now()),
        speech: { language, labels: pageLabels, translate },
      });
    },
    async run(begun, signal) {
      const outcome = await retryAfterReauth(() => begun.run(signal));
      // What was stopped while the user signed in again is not saved.
      signal.throwIfAborted();
      if (!outcome.ok) return outcome.failure.message || errorMessages.unexpected;
      downloadFile(outcome.value, 'my-data', 'zip');
      return undefined;
    },
    thrown: errorMessages.unavailable,
  });

  const share = numberFormat({ style: 'percent' }).format(total > 0 ? written / total : 0);
  const said = {
    idle: '',
    running: fill(labels.running, { share }),
    failed: fill(labels.failed, { share, why: translate(withSupportEmail(failure, supportEmail)) }),
    stopped: labels.stopped,
    done: labels.done,
  }[state];

  return (
    <Stack direction="row" gap="sm" align="center" wrap>
      {state === 'running' ? (
        <Button onClick={(event) => isMeant(event) && stop()}>{labels.stop}</Button>
      ) : (
        <Button icon={<Download />} onClick={(event) => isMeant(event) && void start()}>
          {state === 'failed' ? labels.continue : labels.download}
        </Button>
      )}
      {/* No role: the page has other messages that are found by theirs. */}
      <div aria-live="polite">
        <Text tone={state === 'failed' ? 'critical' : 'muted'} size="small" numeric>
          {said}
        </Text>
      </div>
    </Stack>
  );
}
