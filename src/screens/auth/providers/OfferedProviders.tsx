import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import type { Provider } from '../../../services/providers.ts';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { useServices } from '../../shell/services.tsx';

const ProviderSignIn = lazyWithPreload(async () => (await import('./ProviderSignIn.tsx')).ProviderSignIn);

/**
 * The buttons for the sites that the backend offers, which is asked once a form shows. Nothing shows before it has answered, where it
 * offers none, and where it cannot be asked. [U27]
 */
export function OfferedProviders(props: Omit<ComponentProps<typeof ProviderSignIn>, 'offered'>) {
  const { loadProviders } = useServices();
  const [offered, setOffered] = useState<readonly Provider[]>([]);
  useEffect(() => {
    let isGone = false;
    loadProviders()
      .then((port) => port.offered())
      .then(
        (found) => {
          // Without the buttons the password works as ever.
          if (!isGone && found.ok) setOffered(found.value);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [loadProviders]);
  if (offered.length === 0) return null;
  return (
    <ErrorBoundary where="other ways to sign in" fallback={() => null}>
      <Suspense fallback={null}>
        <ProviderSignIn {...props} offered={offered} />
      </Suspense>
    </ErrorBoundary>
  );
}
