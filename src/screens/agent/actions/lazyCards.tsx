import { Suspense } from 'react';
import type { Task, TaskBefore } from '../../../services/tools.ts';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { AccountData } from '../../shell/account/useAccount.ts';
import type { toolHandling } from '../conversation/toolHandling.ts';
import type { beforeOnAccount } from './runOnAccount.ts';
import type { TaskCardProps } from './TaskCard.tsx';

let loadedHandling: typeof toolHandling | undefined;
let loadedBefore: typeof beforeOnAccount | undefined;

/** Comes together with what does a task, so that a card that can be seen can be answered. */
const LoadedTaskCard = lazyWithPreload(async () => {
  const [{ TaskCard }, handling, account] = await Promise.all([
    import('./TaskCard.tsx'),
    import('../conversation/toolHandling.ts'),
    import('./runOnAccount.ts'),
  ]);
  loadedHandling = handling.toolHandling;
  loadedBefore = account.beforeOnAccount;
  return TaskCard;
});

/** The code that does what the agent asks for, with the cards. */
export const toolCode = { load: LoadedTaskCard.preload, loaded: () => loadedHandling };

/** What a task would replace now. Only that code asks. */
export const taskBefore = (task: Task, account: AccountData): TaskBefore =>
  loadedBefore?.(task, account) ?? {};

/** Fetches that code in advance. A failure is shown when something is asked for. */
export const preloadTools = () => void LoadedTaskCard.preload().catch(() => undefined);

/** A task's card. */
export const LazyTaskCard = (props: TaskCardProps) => (
  <Suspense>
    <LoadedTaskCard {...props} />
  </Suspense>
);
