import { lazy, startTransition, useState, type ComponentType } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * A component whose code comes later, for inside a `Suspense`. Once `load` has resolved it appears without one more
 * wait, on a server too.
 */
export function later<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const load = async () => {
    here ??= await fetch();
    return here;
  };
  const Late = lazy(async () => ({ default: await load() }));

  function Later(props: Props) {
    // Kept: another type in the middle of its life would throw its state away.
    const [Chosen] = useState<ComponentType<Props>>(() => here ?? Late);
    return <Chosen {...props} />;
  }
  return Object.assign(Later, { load });
}

/** Shows what `load` brings once it is here. A fallback, which React leaves for 300 ms at least, has nothing to do then. */
export function onceHere(load: () => Promise<unknown>, show: () => void) {
  const soon = () => afterPaint(() => startTransition(show));
  // What cannot be fetched is asked for again by who shows it.
  load().then(soon, soon);
}
