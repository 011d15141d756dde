import type { Guide } from '../../guide.ts';
import { LoadError } from '../LoadError/LoadError.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { LabelsProvider } from './LabelsProvider.tsx';

export const guide: Guide = {
  use: 'Gives all components below it their own texts in another language, or in other words.',
  avoid:
    'Texts that a component gets as props stay with the caller. Without a provider everything is English: then none is needed.',
  anatomy: [
    ['Labels', 'Texts by component and key. What is left out stays as it was.'],
    ['Locale', 'For numbers and the plural forms of texts.'],
    ['Number locale', 'For numbers alone, where their reader has chosen another way.'],
  ],
  do: [
    {
      text: 'Put one provider around the app, with the translation as it is, and one more where a single place says something else.',
      example: (
        <LabelsProvider labels={{ PasswordField: { show: 'Reveal' } }}>
          <PasswordField label="Password" name="do-password" autoComplete="current-password" />
        </LabelsProvider>
      ),
    },
  ],
  dont: [
    {
      text: 'A text that says something else than the English one surprises whoever reads the code. Say the same thing in the language of the reader.',
      example: (
        <LabelsProvider labels={{ LoadError: { retry: 'Contact support' } }}>
          <LoadError subject="Your profile" onRetry={() => undefined} />
        </LabelsProvider>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'Names for screen readers are labels as well: a translation is whole only with them. `npm run words` finds what is missing.',
    'It sets neither `lang` nor `dir`: an element around it does, so that pronunciation, direction and letters are right.',
  ],
};
