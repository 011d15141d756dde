import { useEffect, useRef, type Ref } from 'react';
import { crashMessages } from '../../services/messages.ts';
import { Alert } from '../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Center } from '../../ui/layout/Center/Center.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { ChunkLoadError } from '../../ui/lazyWithPreload.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { words } from './ErrorFallback.words.ts';
import { useLanguage } from './language/LanguageProvider.tsx';
import { useServices } from './services.tsx';
import { SupportLink } from './SupportLink.tsx';

export interface ErrorFallbackProps {
  /** What was thrown while rendering. */
  error: unknown;
  onRetry: () => void;
}

/** Shown instead of a part of the app that failed. [X13] */
export function ErrorFallback({ error, onRetry }: ErrorFallbackProps) {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The element that had the focus may be gone.
    if (document.activeElement === document.body) retry.current?.focus({ preventScroll: true });
  }, []);
  return <ErrorAlert error={error} onRetry={onRetry} retry={retry} />;
}

export interface ErrorAlertProps extends ErrorFallbackProps {
  /** What to say, where the error does not tell it. */
  message?: { title: string; description: string };
  /** The button that gets the focus. */
  retry?: Ref<HTMLButtonElement>;
}

/** Says what failed and what to do. */
export function ErrorAlert({
  error,
  message = error instanceof ChunkLoadError ? crashMessages.notLoaded : crashMessages.broken,
  onRetry,
  retry,
}: ErrorAlertProps) {
  const labels = useLabels('ErrorFallback', words);
  const { translate } = useLanguage();
  const { supportEmail } = useServices();
  const { title, description } = message;
  return (
    <Alert
      tone="critical"
      title={translate(title)}
      action={
        <Stack direction="row" gap="sm" wrap>
          <Button ref={retry} onClick={onRetry}>
            {labels.tryAgain}
          </Button>
          <Button onClick={() => location.reload()}>{labels.reload}</Button>
        </Stack>
      }
    >
      <p>
        {translate(description)}
        {supportEmail && (
          <>
            {' '}
            {labels.ifItHappensAgain} <SupportLink email={supportEmail} />.
          </>
        )}
      </p>
    </Alert>
  );
}

/** Shown instead of the whole page when it failed. `onReady`: called once its buttons handle clicks. [X13] */
export function ErrorPage({
  onReady,
  ...failed
}: ErrorFallbackProps & { onReady?: (() => void) | undefined }) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Center>
      <ErrorFallback {...failed} />
    </Center>
  );
}
