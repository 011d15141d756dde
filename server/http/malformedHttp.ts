const json = { 'Content-Type': 'application/json' };

export type Headers = Readonly<Record<string, string>>;

type Send = (name: string, line: string, headers?: Headers, body?: string) => void;

/** Requests that no HTTP client sends. `send` composes a request from its parts, `raw` takes it as it is. */
export function brokenHttp(host: string, send: Send, raw: (name: string, text: string) => void) {
  send('a header of 20 kB', 'GET /', { 'X-Long': 'x'.repeat(20_000) });
  send('an address of 20 kB', `GET /${'x'.repeat(20_000)}`);
  send('2,000 headers', 'GET /', Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`X-${n}`, 'x'])));
  send('no such host', 'GET /', { Host: 'evil.example' });
  send('two hosts in one', 'GET /', { Host: `${host}, evil.example` });
  send('a host with a path', 'GET /', { Host: `${host}/x` });
  send('an empty host', 'GET /', { Host: '' });
  send('another page', 'GET /', { Origin: 'https://evil.example' });
  send('an address elsewhere', 'GET http://evil.example/');
  send('an address without a path', 'GET x');
  send('a length that is none', 'POST /chat', { 'Content-Length': '-1' }, 'x');
  send('a length of words', 'POST /chat', { 'Content-Length': 'ten' }, 'x');
  send(
    'a length and pieces',
    'POST /chat',
    { 'Content-Length': '3', 'Transfer-Encoding': 'chunked' },
    '0\r\n\r\n',
  );
  send('pieces without sizes', 'POST /chat', { 'Transfer-Encoding': 'chunked', ...json }, 'zz\r\n\r\n');
  send('an unknown encoding', 'POST /chat', { 'Transfer-Encoding': 'nothing' }, 'x');
  send(
    'more than the cap, announced',
    'POST /auth/v1/signup',
    { ...json, 'Content-Length': '9999999999' },
    '{',
  );
  send(
    'more than the cap for the agent, announced',
    'POST /chat',
    { ...json, 'Content-Length': '9999999999' },
    '{',
  );
  raw('no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n');
  raw('no version', 'GET /\r\n\r\n');
  raw('a future version', `GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`);
  raw('no request', 'hello\r\n\r\n');
  raw('another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n');
  raw('a header without a colon', `GET / HTTP/1.1\r\nHost: ${host}\r\nbroken\r\n\r\n`);
  raw('a space in a name', `GET / HTTP/1.1\r\nHost : ${host}\r\n\r\n`);
  raw('a null byte in the path', `GET /\0 HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  raw('a null byte in a header', `GET / HTTP/1.1\r\nHost: ${host}\r\nX: a\0b\r\n\r\n`);
  raw('bare line feeds in a header', `GET / HTTP/1.1\nHost: ${host}\nX: a\rb\n\n`);
}
