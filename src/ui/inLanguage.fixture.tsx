import type { Decorator } from '@storybook/react-vite';
import arabic from '../../translations/ar.json';
import german from '../../translations/de.json';
import { LabelsProvider } from './primitives/LabelsProvider/LabelsProvider.tsx';

const languages = {
  de: { labels: german.labels, locale: 'de', dir: 'ltr' },
  ar: { labels: arabic.labels, locale: 'ar-u-nu-latn', dir: 'rtl' },
} as const;

/** Shows a story in another language. What is drawn at the end of the document also needs `globals: { direction: 'rtl' }`. */
export const inLanguage =
  (language: keyof typeof languages): Decorator =>
  (Story) => {
    const { dir, ...given } = languages[language];
    return (
      <div lang={language} dir={dir}>
        <LabelsProvider {...given}>
          <Story />
        </LabelsProvider>
      </div>
    );
  };
