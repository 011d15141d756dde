import { errorMessages } from '../../../services/messages.ts';
import { providerNames, type Provider } from '../../../services/providers.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { ProviderButtons } from '../../../ui/account/ProviderButtons/ProviderButtons.tsx';
import { isPageAddress, leavePage } from '../../shell/leavePage.ts';
import { useServices } from '../../shell/services.tsx';
import { useLock } from '../../shell/useLock.ts';

interface ProviderSignInProps {
  offered: readonly Provider[];
  /** The form is being sent. */
  disabled: boolean;
  /** Called with why it did not work, and without anything when it is tried. */
  onError: (message?: string) => void;
}

/** Goes to another site to sign in with an account there. [U27] */
export function ProviderSignIn({ offered, disabled, onError }: ProviderSignInProps) {
  const { loadProviders, supportEmail, openAddress = (url) => location.assign(url) } = useServices();
  const { pending, runExclusive } = useLock<Provider>();

  const begin = (provider: Provider) =>
    runExclusive(provider, async () => {
      onError();
      const port = await loadProviders().catch(() => undefined);
      const begun = await port?.signIn(provider);
      if (begun?.ok && isPageAddress(begun.value)) return leavePage(begun.value, openAddress);
      const message = begun?.ok === false ? begun.failure.message : errorMessages.unavailable;
      onError(withSupportEmail(message || errorMessages.unexpected, supportEmail));
    });

  return (
    <ProviderButtons
      providers={offered.map((id) => ({ id, name: providerNames[id] }))}
      pending={pending}
      disabled={disabled}
      onContinue={(provider) => void begin(provider)}
    />
  );
}
