import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
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
import { useSinglePress } from '../../shell/useSinglePress.ts';
import type { dataExport, ExportProgress } from './dataExport.ts';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { words } from './DownloadCopy.words.ts';
import { words as pageWords } from './indexPage.words.ts';

type State = { name: 'idle' | 'running' | 'stopped' | 'done' } | { name: 'failed'; why: string };

/** Writes everything that is stored of the user into one file. [U32] */
export function DownloadCopy({ user }: { user: Pick<User, 'id' | 'email'> }) {
  const labels = useLabels('DownloadCopy', words);
  const pageLabels = useLabels('indexPage', pageWords);
  const { language, say } = useLanguage();
  const { loadOwnData, supportEmail } = useServices();
  const clock = useClock();
  const retryAfterReauth = useRetryAfterReauth();
  const [state, setState] = useState<State>({ name: 'idle' });
  const [{ written, total }, setProgress] = useState<ExportProgress>({ written: 0, total: 0 });
  const isMeant = useSinglePress();
  const attempt = useRef<AbortController>(undefined);
  /** What an attempt that failed has written. */
  const unfinished = useRef<ReturnType<typeof dataExport>>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  async function start() {
    // Two attempts at once would write into the same file.
    if (attempt.current) return;
    const { signal } = (attempt.current = new AbortController());
    const fail = (message: string) =>
      setState({ name: 'failed', why: withSupportEmail(message || errorMessages.unexpected, supportEmail) });
    setState({ name: 'running' });
    if (!unfinished.current) setProgress({ written: 0, total: 0 });
    try {
      const [{ dataExport }, ownData] = await Promise.all([import('./dataExport.ts'), loadOwnData()]);
      // Stopped meanwhile, and perhaps begun anew: what follows belongs to an attempt that is over.
      if (signal.aborted) return;
      const running = (unfinished.current ??= dataExport({
        ownData,
        user,
        onProgress: setProgress,
        at: new Date(clock.now()),
        speech: { language, labels: pageLabels, say },
      }));
      const outcome = await retryAfterReauth(() => running.run(signal));
      if (signal.aborted) return;
      if (!outcome.ok) return fail(outcome.failure.message);
      unfinished.current = undefined;
      downloadFile(outcome.value, 'my-data', 'zip');
      setState({ name: 'done' });
    } catch {
      if (!signal.aborted) fail(errorMessages.unavailable);
    } finally {
      if (attempt.current?.signal === signal) attempt.current = undefined;
    }
  }

  function stop() {
    attempt.current?.abort();
    attempt.current = undefined;
    unfinished.current = undefined;
    setState({ name: 'stopped' });
  }

  const share = numberFormat({ style: 'percent' }).format(total > 0 ? written / total : 0);
  const said = {
    idle: '',
    running: fill(labels.running, { share }),
    failed: fill(labels.failed, { share, why: state.name === 'failed' ? say(state.why) : '' }),
    stopped: labels.stopped,
    done: labels.done,
  }[state.name];

  return (
    <Stack direction="row" gap="sm" align="center" wrap>
      {state.name === 'running' ? (
        <Button onClick={(event) => isMeant(event) && stop()}>{labels.stop}</Button>
      ) : (
        <Button icon={<Download />} onClick={(event) => isMeant(event) && void start()}>
          {state.name === 'failed' ? labels.continue : labels.download}
        </Button>
      )}
      {/* No role: the page has other messages that are found by theirs. */}
      <div aria-live="polite">
        <Text tone={state.name === 'failed' ? 'critical' : 'muted'} size="small" numeric>
          {said}
        </Text>
      </div>
    </Stack>
  );
}
