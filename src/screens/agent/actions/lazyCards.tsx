import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { ReadAnswer } from '../conversation/cardAnswers.ts';
import type { TaskCardProps } from './TaskCard.tsx';

let loadedReadAnswer: ReadAnswer | undefined;

/** Comes together with the words that answer a card, so that a card that can be seen can be answered. */
const LoadedTaskCard = lazyWithPreload(async () => {
  const [{ TaskCard }, { readAnswer }] = await Promise.all([
    import('./TaskCard.tsx'),
    import('../conversation/yesOrNo.ts'),
  ]);
  loadedReadAnswer = readAnswer;
  return TaskCard;
});

/** Fetches the code of the cards in advance. A failure is shown in place of the first card. */
export const preloadCards = () => void LoadedTaskCard.preload().catch(() => undefined);

/** Reads the user's yes or no to a card. */
export const readAnswer: ReadAnswer = (...asked) => loadedReadAnswer?.(...asked);

/** A task's card, whose code is fetched while the conversation begins. */
export const LazyTaskCard = (props: TaskCardProps) => (
  <Suspense>
    <LoadedTaskCard {...props} />
  </Suspense>
);
