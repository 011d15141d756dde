import { Suspense, useState, type RefObject } from 'react';
import type { User } from '../../../services/auth.ts';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useServices } from '../../shell/services.tsx';
import type { SavedStore } from '../conversation/saved/useSavedConversation.ts';
import type { HandOff } from './handOff.ts';

const LazyHandOffPlace = lazyWithPreload(async () => (await import('./HandOffPlace.tsx')).HandOffPlace);

/** What sends the conversation to support, and the place of its dialog. All of its code loads when it is wanted. */
export function useHandOff(user: User, store: RefObject<SavedStore | undefined>) {
  const { supportEmail: address, loadSupport } = useServices();
  const [handOff, setHandOff] = useState<HandOff>();
  const [loadHandOff] = useState(() => {
    if (!address) return undefined;
    let made: HandOff | undefined;
    return async () => {
      const [code] = await Promise.all([import('./handOff.ts'), LazyHandOffPlace.preload()]);
      const saved = () => store.current?.saved?.state.get();
      made ??= code.handOff({ user, address, load: loadSupport, kept: saved });
      setHandOff(made);
      return made;
    };
  });
  const place = handOff && (
    <Suspense>
      <LazyHandOffPlace handOff={handOff} />
    </Suspense>
  );
  return { loadHandOff, place };
}
