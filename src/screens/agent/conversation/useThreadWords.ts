import { useMemo } from 'react';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import type { ThreadWords } from './threadCopy.ts';
import { words as copyWords } from './threadCopy.words.ts';
import { words as stateWords } from './taskStates.words.ts';
import { words as markWords } from './threadText.words.ts';

/** The words of the reader's language for a copy of a conversation. */
export function useThreadWords(): ThreadWords {
  const { locale, translate } = useLanguage();
  const states = useLabels('taskStates', stateWords);
  const marks = useLabels('threadText', markWords);
  const copy = useLabels('threadCopy', copyWords);
  return useMemo(
    () => ({ locale, translate, labels: { ...states, ...marks, ...copy } }),
    [locale, translate, states, marks, copy],
  );
}
