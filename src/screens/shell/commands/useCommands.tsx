import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { ErrorDialog } from '../ErrorDialog.tsx';
import { showWhenLoaded } from '../showWhenLoaded.ts';
import type { CommandActions } from './Commands.tsx';
import { useCommandKeys, type CommandDialog } from './useCommandKeys.ts';
import { words } from './useCommands.words.ts';

const Commands = lazyWithPreload(async () => (await import('./Commands.tsx')).Commands);
const preload = () => void Promise.allSettled([Commands.preload()]);

/** The command menu and the list of shortcuts, whose code loads when one of them is wanted, and the button that opens the menu. */
export function useCommands(actions: CommandActions & { onOpen: () => void }) {
  const labels = useLabels('useCommands', words);
  const [wanted, setWanted] = useState<CommandDialog>();
  const [hasLoaded, setHasLoaded] = useState(false);

  function change(next: CommandDialog | undefined) {
    if (next) actions.onOpen();
    setWanted(next);
    if (hasLoaded || !next) return;
    showWhenLoaded(Commands.preload, () => {
      setHasLoaded(true);
      // Another dialog, which has opened meanwhile, has to be answered first.
      if (document.documentElement.dataset['modalOpen'] !== undefined) setWanted(undefined);
    });
  }
  useCommandKeys(wanted, change);

  const close = () => setWanted(undefined);
  return {
    button: (
      <Button
        tone="quiet"
        icon={<Search />}
        aria-haspopup="dialog"
        onPreload={preload}
        onClick={() => change('menu')}
      >
        {labels.commands}
      </Button>
    ),
    dialogs: hasLoaded && (
      <ErrorBoundary
        where="command menu"
        fallback={(error) => (
          <ErrorDialog {...error} open={wanted !== undefined} title={labels.commandMenu} onClose={close} />
        )}
      >
        <Suspense fallback={null}>
          <Commands {...actions} shown={wanted} onChange={setWanted} />
        </Suspense>
      </ErrorBoundary>
    ),
  };
}
