import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';

/** Where its code cannot be fetched, nothing is asked. It comes inside a `Suspense`. */
export const LazyKeepQuestion = lazyWithPreload(() =>
  import('./KeepQuestionPlace.tsx').then(
    ({ KeepQuestionPlace }) => KeepQuestionPlace,
    () => () => null,
  ),
);
