/**
 * Server-sent events as the HTML standard reads them: CR, LF and CRLF end a line, and so may any byte end a chunk.
 * Both calls return the data of the events that are complete by then.
 */
export function eventParser() {
  let buffer = '';
  let data: string[] = [];

  function take(lines: readonly string[]) {
    const events: string[] = [];
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) events.push(data.join('\n'));
        data = [];
        continue;
      }
      const colon = line.indexOf(':');
      const field = colon < 0 ? line : line.slice(0, colon);
      if (field === 'data') data.push(colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, ''));
    }
    return events;
  }

  return {
    push(text: string) {
      // A CR at the end may be half of a CRLF: it waits for what follows.
      const lines = (buffer + text).split(/\r\n|\n|\r(?!$)/);
      buffer = lines.pop() ?? '';
      return take(lines);
    },
    /** The server may close without the last blank line. */
    end() {
      const rest = buffer.replace(/\r$/, '');
      buffer = '';
      return take([rest, '']);
    },
  };
}

export interface ChatAnswer {
  id: string | undefined;
  sessionId: string | undefined;
  text: string;
}

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** E10: the whole answer at once. */
export function readAnswer(body: unknown): ChatAnswer {
  const { id, sessionId, output } = fieldsOf(body);
  const said = Array.isArray(output) ? output.map((item) => textOf(fieldsOf(item).content) ?? '') : [];
  return {
    id: textOf(id),
    sessionId: textOf(sessionId),
    text: said.find((text) => text.trim() !== '') ?? '',
  };
}

const place = /^chat\.output\[(\d{1,3})\]\.content$/;

/** Collects a streamed answer. `accept` returns the piece of text that an event adds, '' for none. */
export function answerCollector() {
  const answer: ChatAnswer = { id: undefined, sessionId: undefined, text: '' };
  // The first output that says something is the answer; what follows it would only be mixed into it.
  let spoken: string | undefined;

  function accept(data: string) {
    let event: Fields;
    try {
      event = fieldsOf(JSON.parse(data));
    } catch {
      return '';
    }
    if (event.error) throw new Error(`The assistant's stream reported: ${JSON.stringify(event.error)}`);
    answer.id = textOf(event.id) ?? answer.id;
    answer.sessionId = textOf(event.sessionId) ?? answer.sessionId;
    const index = place.exec(textOf(event.path) ?? '')?.[1];
    const delta = textOf(event.delta);
    if (index === undefined || !delta) return '';
    spoken ??= index;
    if (index !== spoken) return '';
    answer.text += delta;
    return delta;
  }

  return { accept, answer };
}
