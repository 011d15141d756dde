import { deviceName } from '../../../services/deviceName.ts';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './useDeviceName.words.ts';

/** Returns a function that names the device of a user agent, such as 'Firefox on Windows'. */
export function useDeviceName() {
  const labels = useLabels('useDeviceName', words);
  return (userAgent: string): string => {
    const { browser, system } = deviceName(userAgent);
    if (system) return fill(browser ? labels.deviceOn : labels.browserOn, { browser: browser ?? '', system });
    return browser ?? labels.unknownDevice;
  };
}
