import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { toolHandling } from '../conversation/toolHandling.ts';
import type { TaskCardProps } from './TaskCard.tsx';

let loadedHandling: typeof toolHandling | undefined;

/** Comes together with what does a task, so that a card that can be seen can be answered. */
const LoadedTaskCard = lazyWithPreload(async () => {
  const [{ TaskCard }, handling] = await Promise.all([
    import('./TaskCard.tsx'),
    import('../conversation/toolHandling.ts'),
    import('./runOnAccount.ts'),
  ]);
  loadedHandling = handling.toolHandling;
  return TaskCard;
});

/** The code that does what the agent asks for, with the cards. */
export const toolCode = { load: LoadedTaskCard.preload, loaded: () => loadedHandling };

/** Fetches that code in advance. A failure is shown when something is asked for. */
export const preloadTools = () => void LoadedTaskCard.preload().catch(() => undefined);

/** A task's card. */
export const LazyTaskCard = (props: TaskCardProps) => (
  <Suspense>
    <LoadedTaskCard {...props} />
  </Suspense>
);
