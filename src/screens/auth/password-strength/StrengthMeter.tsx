import { useEffect, useState } from 'react';
import { PasswordStrength } from '../../../ui/account/PasswordStrength/PasswordStrength.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import type { PasswordScore } from './passwordScore.ts';

export interface StrengthMeterProps {
  password: string;
  /** What others know of the user, such as the address and the name. */
  known: readonly string[];
}

/** The pause in typing after which a password is judged, in ms. */
const pauseMs = 150;

/**
 * How hard the new password is to guess. Its code is loaded with the first letter; without it, such as without a network, nothing is
 * said. [U8]
 */
export function StrengthMeter({ password, known }: StrengthMeterProps) {
  const { translate } = useLanguage();
  const [found, setFound] = useState<PasswordScore>();
  const knownText = known.join('\n');
  useEffect(() => {
    if (password === '') return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      import('./passwordScore.ts').then(
        ({ passwordScore }) => isCurrent && setFound(passwordScore(password, knownText.split('\n'))),
        () => undefined,
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, knownText]);

  const shown = password === '' ? undefined : found;
  return <PasswordStrength score={shown?.score} advice={shown?.advice && translate(shown.advice)} />;
}
