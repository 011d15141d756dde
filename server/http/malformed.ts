import { createHmac } from 'node:crypto';
import { brokenHttp, type Headers } from './malformedHttp.ts';
import { wronglyTyped } from './malformedValues.ts';

export interface MalformedRequest {
  name: string;
  /** The bytes that are sent, exactly. */
  bytes: Buffer;
}

interface Sender {
  host: string;
  key: string;
  /** The access token of a signed-in user. */
  token: string;
  id: string;
}

const json = { 'Content-Type': 'application/json' };
const broken = [
  '{',
  'nul',
  '{"a":}',
  '{"email":"a@b.c"}}',
  "{'a':1}",
  '\xff\xfe',
  '[1,',
  '\u0000',
  'x=1&y=2',
];
const untyped = ['null', '[]', '1', '"x"', 'true', '[[]]'];

const part = (text: object) => Buffer.from(JSON.stringify(text)).toString('base64url');
function signed(header: object, claims: object, secret: string) {
  const body = `${part(header)}.${part(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** More than a hundred requests, each wrong in its own way. The answer to each is a 4xx. */
export function malformedRequests({ host, key, token, id }: Sender): MalformedRequest[] {
  const list: MalformedRequest[] = [];
  const raw = (name: string, text: string) => list.push({ name, bytes: Buffer.from(text, 'latin1') });
  const send = (name: string, line: string, headers: Headers = {}, body = '') => {
    const all: Headers = {
      Host: host,
      Connection: 'close',
      apikey: key,
      ...(body && { 'Content-Length': String(Buffer.byteLength(body, 'latin1')) }),
      ...headers,
    };
    const lines = Object.entries(all).map(([field, value]) => `${field}: ${value}\r\n`);
    raw(name, `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  };
  const mine = { Authorization: `Bearer ${token}` };
  const profiles = `/rest/v1/profiles?id=eq.${id}`;
  const object = '/storage/v1/object/avatars';

  const bodies = ['signup', 'token?grant_type=password', 'recover', 'otp', 'verify', 'resend'];
  for (const path of bodies)
    for (const body of [...broken, ...untyped])
      send(`${path} with ${body}`, `POST /auth/v1/${path}`, json, body);
  for (const body of [...broken, '1', '"x"'])
    for (const [method, path] of [
      ['PATCH', profiles],
      ['POST', '/rest/v1/profiles'],
      ['POST', '/rest/v1/rpc/set_simulated_plan'],
      ['POST', '/storage/v1/object/list/avatars'],
      ['POST', '/chat'],
    ])
      send(`${path} with ${body}`, `${method} ${path}`, { ...json, ...mine }, body);

  for (const [method, path, body] of wronglyTyped(id)) {
    const text = JSON.stringify(body);
    send(`${method} ${path} ${text.slice(0, 60)}`, `${method} ${path}`, { ...json, ...mine }, text);
  }

  for (const type of ['text/plain', 'application/xml', 'multipart/form-data', 'x', '']) {
    send(`signup as '${type}'`, 'POST /auth/v1/signup', { 'Content-Type': type }, '<a/>');
    send(`rows as '${type}'`, `PATCH ${profiles}`, { 'Content-Type': type, ...mine }, '<a/>');
    send(`chat as '${type}'`, 'POST /chat', { 'Content-Type': type, ...mine }, '<a/>');
    send(`picture as '${type}'`, `POST ${object}/${id}/a.png`, { 'Content-Type': type, ...mine }, '<a/>');
  }
  for (const body of [
    '',
    '--x',
    '--x\r\n\r\n',
    '--x\r\nContent-Disposition: form-data\r\n\r\n',
    '--x--\r\n',
    '--y\r\n\r\n--y--',
  ]) {
    const type = 'multipart/form-data; boundary=x';
    send(
      `form ${JSON.stringify(body)}`,
      `POST ${object}/${id}/a.png`,
      { 'Content-Type': type, ...mine },
      body,
    );
  }

  const claims = { sub: id, role: 'service_role', aud: 'authenticated', exp: 9_999_999_999 };
  const tokens = [
    'x',
    'a.b.c',
    '..',
    `${token}x`,
    token.slice(0, -3),
    signed({ alg: 'HS256', typ: 'JWT' }, claims, 'guessed'),
    signed({ alg: 'HS256', typ: 'JWT' }, claims, ''),
    `${part({ alg: 'none' })}.${part(claims)}.`,
    `${part({ alg: 'HS256' })}.${Buffer.from('{').toString('base64url')}.x`,
    'null',
    key.toUpperCase(),
    '\xff\xff',
  ];
  for (const bad of tokens) {
    const headers = { Authorization: `Bearer ${bad}` };
    send(`rows with the token ${bad.slice(0, 30)}`, `GET ${profiles}`, headers);
    send(`the user with the token ${bad.slice(0, 30)}`, 'GET /auth/v1/user', headers);
    send(
      `a picture with the token ${bad.slice(0, 30)}`,
      `POST ${object}/${id}/t.png`,
      { ...headers, 'Content-Type': 'image/png' },
      'x',
    );
  }
  for (const bad of ['', 'wrong', '\xff', `${key}x`])
    send(`the key '${bad}'`, `GET ${profiles}`, { apikey: bad });

  for (const method of ['FOO', 'get', 'PROPFIND', 'TRACE', 'PURGE', 'LINK', 'SEARCH', 'CONNECT', 'PRI'])
    for (const path of [
      '/',
      '/auth/v1/user',
      '/rest/v1/profiles',
      '/storage/v1/object/avatars/a',
      '/_local/mail',
      '/chat',
    ])
      send(`${method} ${path}`, `${method} ${method === 'CONNECT' ? host : path}`, mine);
  for (const line of [
    'DELETE /auth/v1/signup',
    'GET /auth/v1/token',
    'PATCH /auth/v1/user',
    'POST /',
    'PUT /index.html',
    'DELETE /assets/x.js',
    'POST /_local/mail',
    'DELETE /chat',
    'PUT /rest/v1/profiles',
    'GET /auth/v1/nothing',
    'GET /rest/v1/',
    'GET /storage/v1/nothing',
    'GET /auth/v1/admin/users',
    'GET /rest/v1/nothing',
    'GET /rest/v1/auth.users',
    'GET /rest/v1/users',
  ])
    send(line, line, mine);

  for (const path of [
    '../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/jwt-secret',
    '..\\..\\jwt-secret',
    '%00',
    'a%00.png',
    '%',
    '%zz',
    '%c0%af',
    '%ff',
    '%u0041',
    '....//x',
    '../../server/',
    '~root',
    '%252e%252e/x',
  ])
    for (const prefix of [
      `GET /assets/`,
      `GET ${object.replace('object', 'object/public')}/`,
      `POST ${object}/`,
      'GET /rest/v1/',
      'GET /auth/v1/',
    ])
      send(prefix + path, prefix + path, { ...mine, 'Content-Type': 'image/png' });

  for (const query of [
    'select=secret(',
    'select=*,',
    'select=nothing',
    'order=nothing',
    'order=id.sideways',
    'limit=-1',
    'id=foo.bar',
    'id=eq.me',
    'id=eq.%00',
    'full_name=eq.%00',
    'id=in.(',
    'or=(',
    'or=(id.eq.1',
    'and=()',
    'nothing=eq.1',
    'id=eq.1;drop table profiles',
    "id=eq.'",
    'select=id::regclass(',
    'full_name=match.(',
    'id=eq',
    '%ff=%ff',
  ])
    send(`rows?${query}`, `GET /rest/v1/profiles?${query.replaceAll(' ', '%20')}`, mine);

  brokenHttp(host, send, raw);
  return list;
}
