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
