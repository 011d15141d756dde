/** A tool call as the model wrote it. */
export interface ModelCall {
  id: string;
  name: string;
  /** JSON, or what the model took for it. */
  arguments: string;
}

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** More than any answer needs: what comes after them is passed over. */
const maxCalls = 20;
const maxArguments = 20_000;

/** Collects the calls of one answer. Servers differ: whole or in pieces, with or without `index`, all with index 0. */
export function callCollector() {
  const calls: (ModelCall & { index: unknown })[] = [];

  function add(piece: Fields, place: number) {
    const { index = place } = piece;
    const id = textOf(piece.id);
    const open = calls.findLast((call) => call.index === index);
    // A new id at a place that is taken begins another call.
    const known = open && (id === '' || open.id === '' || id === open.id) ? open : undefined;
    if (!known && calls.length >= maxCalls) return;
    const call = known ?? { index, id, name: '', arguments: '' };
    if (!known) calls.push(call);
    if (id) call.id = id;
    const { name, arguments: given } = fieldsOf(piece.function);
    if (textOf(name) !== call.name) call.name += textOf(name);
    if (typeof given === 'string') call.arguments = (call.arguments + given).slice(0, maxArguments);
    else if (given) call.arguments = JSON.stringify(given);
  }

  return {
    add(pieces: unknown) {
      if (Array.isArray(pieces)) for (const [place, piece] of pieces.entries()) add(fieldsOf(piece), place);
    },
    /** Those with a name, each with an id of its own. */
    list: (): readonly ModelCall[] =>
      calls
        .filter(({ name }) => name !== '')
        .map(({ id, name, arguments: given }, n) => ({ id: id || `call_${n}`, name, arguments: given })),
  };
}

/** The arguments as an object, or undefined when they are none. Nothing at all counts as an empty one. */
export function argumentsOf({ arguments: given }: ModelCall): Fields | undefined {
  try {
    const read: unknown = JSON.parse(given.trim() || '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Fields) : undefined;
  } catch {
    return undefined;
  }
}
