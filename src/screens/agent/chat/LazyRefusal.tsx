import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';

/** Where its code cannot be fetched, the answer's words stand alone. It comes inside a `Suspense`. */
export const LazyRefusal = lazyWithPreload(() =>
  import('./RefusalPlace.tsx').then(
    ({ RefusalPlace }) => RefusalPlace,
    () => () => null,
  ),
);
