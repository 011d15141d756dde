import { StrictMode, useLayoutEffect } from 'react';
import {
  LanguageProvider,
  type LanguageProviderProps,
} from '../../src/screens/shell/language/LanguageProvider.tsx';
import { App, type AppProps } from '../../src/screens/shell/App.tsx';
import { ServicesProvider, type Services } from '../../src/screens/shell/services.tsx';
import { SizedPictureContext } from '../../src/ui/primitives/Avatar/sizedPicture.ts';

export interface RootProps extends AppProps {
  services: Services;
  /** The language of the first render, and where another one comes from. */
  language: Omit<LanguageProviderProps, 'children'>;
  /** Called once the first view is on the page, before it is painted. */
  onDrawn?: () => void;
}

/** The same tree at build time and in the browser, so that React can hydrate the prerendered page. */
export function Root({ services, language, onDrawn, ...app }: RootProps) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <ServicesProvider value={services}>
        <SizedPictureContext value={services.sizedPicture}>
          <LanguageProvider {...language}>
            <App {...app} />
          </LanguageProvider>
        </SizedPictureContext>
      </ServicesProvider>
    </StrictMode>
  );
}
