import { useRef, useSyncExternalStore } from 'react';
import { isLanguage, languages, type Language } from '../../../services/languages.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { LanguageSwitch } from '../../../ui/primitives/LanguageSwitch/LanguageSwitch.tsx';
import { useServices } from '../services.tsx';
import { words } from './LanguageMenu.words.ts';
import { useLanguage } from './LanguageProvider.tsx';

export interface LanguageMenuProps {
  offered: readonly Language[];
}

const subscribeToNothing = () => () => undefined;

/** The menu to choose the language of the page. The choice is stored on this device and applied at once. [W3] */
export function LanguageMenu({ offered }: LanguageMenuProps) {
  const labels = useLabels('LanguageMenu', words);
  const { language, choose } = useLanguage();
  const { toastQueue } = useServices();
  // The prerendered page is the same for everybody, so the first render must not know the choice.
  const shown = useSyncExternalStore<Language>(
    subscribeToNothing,
    () => language,
    () => 'en',
  );

  const latest = useRef('');
  async function change(next: string) {
    latest.current = next;
    if (!isLanguage(next)) return;
    await choose(next).catch(() => {
      // Who has chosen another one meanwhile no longer waits for this one.
      if (latest.current === next)
        toastQueue.add({ title: labels.error, description: labels.notLoaded, tone: 'critical' });
    });
  }

  return (
    <LanguageSwitch
      languages={languages.filter(({ id }) => offered.includes(id))}
      value={shown}
      onChange={(next) => void change(next)}
    />
  );
}
