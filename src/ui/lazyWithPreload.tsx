import { lazy, useState, type ComponentType } from 'react';

/** A component's code could not be fetched: there is no connection, or the server has another version of the app by now. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('The code of a part of the app could not be fetched.', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** How often `retryFailedChunks` was called. A component compares it with the count at which its own fetch failed. */
let retryCount = 0;

/** Allows one more fetch of each chunk that failed, when its component is rendered next. React's `lazy` itself never retries. */
export function retryFailedChunks() {
  retryCount += 1;
}

/**
 * Like React's `lazy`: a component whose code is fetched when it is first rendered, inside a `Suspense`. In addition,
 * `preload()` fetches the code early and resolves to the component, which from then on renders at once, without
 * suspending, on a server too. When the code cannot be fetched, rendering throws a `ChunkLoadError` until
 * `retryFailedChunks` is called.
 */
export function lazyWithPreload<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await fetch();
    return loaded;
  };

  let failedAtRetry: number | undefined;
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await preload() };
      } catch (error) {
        failedAtRetry = retryCount;
        throw new ChunkLoadError(error);
      }
    });
  let suspending = createLazy();

  function currentComponent() {
    if (loaded) return loaded;
    // Only after a call of `retryFailedChunks`: React renders again right after a failure, and would fetch for ever.
    if (failedAtRetry !== undefined && failedAtRetry !== retryCount) {
      failedAtRetry = undefined;
      suspending = createLazy();
    }
    return suspending;
  }

  function LazyComponent(props: Props) {
    // Chosen once for each mounted instance: with another component type React would throw its state away.
    const [Chosen] = useState<ComponentType<Props>>(currentComponent);
    return <Chosen {...props} />;
  }
  return Object.assign(LazyComponent, { preload });
}
