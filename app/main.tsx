import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../src/screens/App.tsx';
import { ServicesProvider } from '../src/screens/services.tsx';
import '../src/ui/theme/theme.ts';
import { readEnvironment } from './env.ts';
import { services } from './services.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" for the app to render into.');

createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <ServicesProvider value={services(readEnvironment(import.meta.env, location.origin))}>
        <App />
      </ServicesProvider>
    </CSPProvider>
  </StrictMode>,
);
