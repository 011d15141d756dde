import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { ErrorDialog } from '../ErrorDialog.tsx';
import { showWhenLoaded } from '../showWhenLoaded.ts';
import type { CommandActions } from './Commands.tsx';
import { useCommandKeys, type CommandDialog } from './useCommandKeys.ts';

const Commands = lazyWithPreload(async () => (await import('./Commands.tsx')).Commands);
const preload = () => void Promise.allSettled([Commands.preload()]);

/** The command menu and the list of shortcuts, whose code loads when one of them is wanted, and the button that opens the menu. */
export function useCommands(actions: CommandActions & { onOpen: () => void }) {
  const [shown, setShown] = useState<CommandDialog>();
  const [hasLoaded, setHasLoaded] = useState(false);

  function change(next: CommandDialog | undefined) {
    if (next) actions.onOpen();
    if (hasLoaded) return setShown(next);
    showWhenLoaded(Commands.preload, () => {
      setHasLoaded(true);
      setShown(next);
    });
  }
  useCommandKeys(shown, change);

  const close = () => setShown(undefined);
  return {
    button: (
      <Button
        tone="quiet"
        icon={<Search />}
        aria-haspopup="dialog"
        onPreload={preload}
        onClick={() => change('menu')}
      >
        Commands
      </Button>
    ),
    dialogs: hasLoaded && (
      <ErrorBoundary
        where="command menu"
        fallback={(error) => (
          <ErrorDialog {...error} open={shown !== undefined} title="Command menu" onClose={close} />
        )}
      >
        <Suspense fallback={null}>
          <Commands {...actions} shown={shown} onChange={setShown} />
        </Suspense>
      </ErrorBoundary>
    ),
  };
}
