/** Addresses that attack a page which uses them as the `src` of a picture (`avatar_url`), grouped by technique. */
export const hostileAddresses = {
  'schemes that run': [
    'javascript:ran()',
    'JAVASCRIPT:ran()',
    ' javascript:ran()',
    'java\nscript:ran()',
    '\u0000javascript:ran()',
    'javascript://attack.test/%0aran()',
    'vbscript:ran()',
    'data:text/html,<script>ran()</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="ran()"/>',
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0icmFuKCkiLz4=',
    'filesystem:https://attack.test/temporary/x',
    'file:///etc/passwd',
    'about:blank#ran()',
  ],
  'other sites without a scheme': [
    '//attack.test/a.png',
    '///attack.test/a.png',
    '\\\\attack.test\\a.png',
    '/\\attack.test/a.png',
    '/\t/attack.test/a.png',
    'https:attack.test/a.png',
    'http:\\\\attack.test/a.png',
    'attack.test/a.png',
  ],
  'breaking out': [
    'x" onerror="ran()',
    "x' onerror='ran()",
    '"><script>ran()</script>',
    'x` onerror=`ran()',
    'x) ; background:url(//attack.test/a.png',
    'ftp://attack.test/a.png',
    'ws://attack.test/a.png',
    'mailto:ran@attack.test',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Addresses on the web, which everything lets through but the page's content security policy. */
export const foreignPictures = [
  'https://attack.test/pixel.png',
  'HTTPS://attack.test/pixel.png?who=1',
  'https://user:password@attack.test/pixel.png',
  'https://attack.test/picture.svg',
] as const;
