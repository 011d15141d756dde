import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** All modules that are reached from `starts`. `leadsTo`: which modules an import of this one brings. */
function reachedFrom(starts: readonly string[], leadsTo: (id: string) => readonly string[]) {
  const reached = new Set(starts);
  // A set goes on with what is added to it meanwhile.
  for (const id of reached) for (const next of leadsTo(id)) reached.add(next);
  return reached;
}

/**
 * Names the chunk of every module that comes with the view of `signedIn` and that nobody else ever loads. Without it, each
 * module that two of the later views share would be a request of its own before the dashboard: nine of half a kilobyte,
 * which on a slow phone took longer than their bytes.
 *
 * `without`: modules that the view imports by a package's index and does not use, and later views do.
 */
export function signedInCode({
  entry,
  signedIn,
  without,
}: {
  entry: string;
  signedIn: string;
  without?: RegExp;
}) {
  function ownModules(graph: Graph): ReadonlySet<string> {
    const imported = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
    const lazily = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
    const others = reachedFrom([entry], (id) =>
      [...imported(id), ...lazily(id)].filter((next) => next !== signedIn),
    );
    return new Set([...reachedFrom([signedIn], imported)].filter((id) => !others.has(id)));
  }

  let own: ReadonlySet<string> | undefined;
  return {
    minShareCount: 2,
    // What visitors load too stays where it is.
    includeDependenciesRecursively: false,
    name(id: string, graph: Graph) {
      own ??= ownModules(graph);
      return own.has(id) && !without?.test(id) ? 'signedInShared' : null;
    },
  };
}
