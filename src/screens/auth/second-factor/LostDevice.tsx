import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { useServices } from '../../shell/services.tsx';
import { SupportLink } from '../../shell/SupportLink.tsx';
import { words } from './LostDevice.words.ts';

/** Says what to do without the device that shows the codes. [U10] */
export function LostDevice() {
  const labels = useLabels('LostDevice', words);
  const { supportEmail } = useServices();
  return (
    <Text tone="muted">
      {supportEmail ? (
        <>
          {labels.writeTo} <SupportLink email={supportEmail} />.
        </>
      ) : (
        labels.contact
      )}
    </Text>
  );
}
