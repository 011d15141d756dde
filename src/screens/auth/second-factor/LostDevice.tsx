import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { useServices } from '../../shell/services.tsx';
import { SupportLink } from '../../shell/SupportLink.tsx';

/** Says what to do without the device that shows the codes. [U10] */
export function LostDevice() {
  const { supportEmail } = useServices();
  return (
    <Text tone="muted">
      {supportEmail ? (
        <>
          Lost your device? Write to <SupportLink email={supportEmail} />.
        </>
      ) : (
        'Lost your device? Contact support.'
      )}
    </Text>
  );
}
