// Removes what must not leave the browser from messages, extras, breadcrumbs and addresses. [C7]

const filtered = '[filtered]';

/** Parts of names, and whole names, of the fields whose values are always removed. */
const nameParts = 'token|passw|secret|authori[sz]ation|cookie|api_?key|session|e-?mail|phone';
const wholeNames = '(?:full|user|display|first|last)_?name|user_?data|name|facts';
const privateName = new RegExp(`${nameParts}|^(?:${wholeNames})$`, 'i');

/** Such fields in JSON inside a text, and in JSON inside of that JSON: values of several words, and whole objects. */
const privateField = new RegExp(
  [
    String.raw`(?<!\\)(\\*")((?=[^"\\]*(?:${nameParts}))[^"\\]+|${wholeNames})\1(\s*:\s*)`,
    String.raw`(?:\1[^]*?(?<!\\)\1|\{(?:[^{}]|\{[^{}]*\})*\}|\[[^[\]]*\])`,
  ].join(''),
  'gi',
);

const patterns: readonly [RegExp, string][] = [
  [privateField, `$1$2$1$3$1${filtered}$1`],
  // JSON web tokens, keys of services, and bearer headers.
  [/eyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\bsb_(?:publishable|secret|temp)_\w+/g, '[key]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [/(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[email]'],
  // Parameters of addresses and fields of JSON.
  [
    /((?:access_|refresh_|id_|call_|provider_)?token|token_hash|apikey|api_key|key|password|secret|code|user_?name|full_?name)(["']?\s*[=:]\s*["']?)[^&\s"',}#]+/gi,
    `$1$2${filtered}`,
  ],
];

/** Removes queries and hashes from addresses, because they contain ids, filters and tokens. The path stays. */
const withoutQuery = (text: string) =>
  text.replace(/[^\s"]+/g, (word) => {
    const start = word.search(/\b(?:https?|wss?):\/\//);
    const query = start < 0 ? -1 : word.slice(start).search(/[?#]/);
    return query < 0 ? word : word.slice(0, start + query);
  });

export const scrubText = (text: string) =>
  patterns.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), withoutQuery(text));

/** A copy without private data. `depth` limits values that refer to themselves. */
export function scrub(value: unknown, depth = 12): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return filtered;
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      privateName.test(name) && item !== undefined ? filtered : scrub(item, depth - 1),
    ]),
  );
}
