/** Addresses that attack whoever puts them into a `src`: as `avatar_url`. Grouped by technique, as the texts are. */
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

/** A web address, and so let through by everything but the page's policy. */
export const foreignPictures = [
  'https://attack.test/pixel.png',
  'HTTPS://attack.test/pixel.png?who=1',
  'https://user:password@attack.test/pixel.png',
  'https://attack.test/picture.svg',
] as const;
