import { useRef } from 'react';
import { isLanguage } from '../../../services/languages.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useServices } from '../services.tsx';
import { chooseLanguage, isChoosing } from './languageChoice.ts';
import { useLanguage } from './LanguageProvider.tsx';
import { words } from './useLanguageChoice.words.ts';

/** The language of the page, and how to choose another one: it is told when that did not work. [W3, W7] */
export function useLanguageChoice() {
  const labels = useLabels('useLanguageChoice', words);
  const { language, choose } = useLanguage();
  const { toastQueue } = useServices();
  const latest = useRef('');

  async function change(next: string) {
    latest.current = next;
    // The language of the page is a choice while another one is on its way.
    if (!isLanguage(next) || (next === language && !isChoosing())) return;
    await chooseLanguage(next, choose).catch(() => {
      // Who has chosen another one meanwhile no longer waits for this one.
      if (latest.current === next)
        toastQueue.add({ title: labels.error, description: labels.notLoaded, tone: 'critical' });
    });
  }
  return { language, change };
}
