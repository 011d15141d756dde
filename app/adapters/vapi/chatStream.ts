/**
 * Parses server-sent events as the HTML standard says: CR, LF and CRLF end a line, and a chunk may end anywhere. Both
 * methods return the data of the events that are complete.
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
      // A CR at the end may be the first half of a CRLF, so it waits for the next chunk.
      const lines = (buffer + text).split(/\r\n|\n|\r(?!$)/);
      buffer = lines.pop() ?? '';
      return take(lines);
    },
    /** Ends the parsing, because the server may close without the last blank line. */
    end() {
      const rest = buffer.replace(/\r$/, '');
      buffer = '';
      return take([rest, '']);
    },
  };
}
