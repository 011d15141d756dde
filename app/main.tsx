import { createRoot, hydrateRoot } from 'react-dom/client';
import { historyEntry } from '../src/screens/useHistory.ts';
import '../src/ui/theme/theme.ts';
import { readEnvironment } from './env.ts';
import { Root } from './page/Root.tsx';
import { takingOver } from './page/takeOver.ts';
import { services } from './services.ts';

const root = document.getElementById('root');
const held = window.parley;
if (!root || !held)
  throw new Error('index.html needs an element with the id "root" and the script of app/page/boot.js.');

const ports = services(readEnvironment(import.meta.env, location.origin), held);
const { view } = held;
const isVisitors = view === 'landing' || view === 'signin' || view === 'signup';

// The development server sends an empty page; and another tab may have signed in since this one was opened.
if (isVisitors && root.hasChildNodes() && !ports.auth.mayHaveSession()) {
  if (view !== 'landing') {
    history.replaceState(historyEntry('landing'), '');
    history.pushState(historyEntry(view), '');
  }
  hydrateRoot(root, <Root services={ports} from={view} onReady={takingOver(root, held)} />);
} else {
  held.takeOver();
  createRoot(root).render(<Root services={ports} />);
}
