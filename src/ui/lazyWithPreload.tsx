import { lazy, useState, type ComponentType } from 'react';

/** The code of a component could not be fetched: no connection, or another version of the app is served by now. */
export class CodeUnavailable extends Error {
  constructor(cause: unknown) {
    super('The code of a part of the app could not be fetched.', { cause });
    this.name = 'CodeUnavailable';
  }
}

/** Counts how often somebody wished to try again. */
let wishes = 0;

/** What could not be fetched so far is fetched anew when it is rendered next; React's `lazy` never asks twice. */
export function fetchAgain() {
  wishes += 1;
}

/**
 * A component whose code comes later, for inside a `Suspense`. Once `load` has resolved it appears without one more
 * wait, on a server too. While its code cannot be fetched it throws `CodeUnavailable`.
 */
export function lazyWithPreload<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const load = async () => {
    here ??= await fetch();
    return here;
  };

  let failedAt: number | undefined;
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failedAt = wishes;
        throw new CodeUnavailable(error);
      }
    });
  let late = attempt();

  function component() {
    if (here) return here;
    // Not by itself: React renders once more at once when something fails, and would fetch for ever.
    if (failedAt !== undefined && failedAt !== wishes) {
      failedAt = undefined;
      late = attempt();
    }
    return late;
  }

  function Later(props: Props) {
    // Kept: another type in the middle of its life would throw its state away.
    const [Chosen] = useState<ComponentType<Props>>(component);
    return <Chosen {...props} />;
  }
  return Object.assign(Later, { load });
}
