import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from './httpServer.ts';
import { readRequest } from './requests.ts';

const KiB = 1024;
/** More than a form may send, and less than what is read and thrown away. */
const size = 300 * KiB;

describe('a body that is too large', () => {
  const http = createHttpServer(async (request) => {
    const read = await readRequest(request);
    return read instanceof Response ? read : new Response('well');
  });
  beforeAll(async () => {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
  });
  afterAll(() => {
    http.closeAllConnections();
    http.close();
  });

  it.each([
    ['with its length', `Content-Length: ${size}`, (piece: string) => piece],
    [
      'without its length',
      'Transfer-Encoding: chunked',
      (piece: string, isLast: boolean) =>
        `${piece.length.toString(16)}\r\n${piece}\r\n${isLast ? '0\r\n\r\n' : ''}`,
    ],
  ])(
    'that comes slowly, %s, is refused with an answer, and its connection takes the next request [P2]',
    async (_how, header, written) => {
      const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
      let answers = '';
      let isClosed = false;
      socket.setEncoding('latin1');
      socket.on('data', (piece: string) => (answers += piece));
      // A reset connection is what must not be: the answers tell.
      socket.on('error', () => {});
      socket.on('close', () => (isClosed = true));
      const half = 'x'.repeat(size / 2);
      socket.write(
        `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${header}\r\n\r\n`,
      );
      socket.write(written(half, false));
      // Longer than a server that has answered already would wait for the rest.
      await after(700);
      socket.write(written(half, true));
      await expect.poll(() => answers, { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 413 .*Payload too large/s);
      socket.write('GET /rest/v1/profiles HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await expect.poll(() => answers, { timeout: 20_000 }).toMatch(/HTTP\/1\.1 200 .*well/s);
      expect(isClosed).toBe(false);
      socket.destroy();
    },
  );
});
