import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  body: string;
  /** After how many ms the server closed the connection. */
  closedAfterMs: number;
}

/** Sends bytes as they are and collects the answer until the server closes. Rejects after `timeoutMs`. */
export function rawHttp(port: number, bytes: Buffer, timeoutMs = 10_000): Promise<RawResponse> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const pieces: Buffer[] = [];
    const timer = setTimeout(() => {
      socket.destroy();
      reject(
        new Error(
          `Nothing but ${JSON.stringify(Buffer.concat(pieces).toString('latin1'))} in ${timeoutMs} ms.`,
        ),
      );
    }, timeoutMs);
    socket.on('data', (piece) => pieces.push(piece));
    // A server that refuses before it has read everything may reset the connection.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      const text = Buffer.concat(pieces).toString();
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, body: rest.join('\r\n\r\n'), closedAfterMs: performance.now() - began });
    });
  });
}
