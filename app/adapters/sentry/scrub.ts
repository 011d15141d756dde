/** C7. What must not leave the browser, wherever it stands: in messages, extras, breadcrumbs and addresses. */

const filtered = '[filtered]';

/** Parts of names, and whole names, of fields whose value is not looked at. */
const nameParts = 'token|passw|secret|authori[sz]ation|cookie|api_?key|session|e-?mail|phone';
const wholeNames = '(?:full|user|display|first|last)_?name|user_?data|name|facts';
const privateName = new RegExp(`${nameParts}|^(?:${wholeNames})$`, 'i');

/** In JSON inside of a text, and in JSON inside of that: values of several words, and whole objects. */
const privateField = new RegExp(
  [
    String.raw`(?<!\\)(\\*")((?=[^"\\]*(?:${nameParts}))[^"\\]+|${wholeNames})\1(\s*:\s*)`,
    String.raw`(?:\1[^]*?(?<!\\)\1|\{(?:[^{}]|\{[^{}]*\})*\}|\[[^[\]]*\])`,
  ].join(''),
  'gi',
);

const patterns: readonly [RegExp, string][] = [
  [privateField, `$1$2$1$3$1${filtered}$1`],
  // JSON web tokens, keys of the services, bearer headers.
  [/eyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\bsb_(?:publishable|secret|temp)_\w+/g, '[key]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [/(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[email]'],
  // In addresses and in JSON.
  [
    /((?:access_|refresh_|id_|call_|provider_)?token|token_hash|apikey|api_key|key|password|secret|code|user_?name|full_?name)(["']?\s*[=:]\s*["']?)[^&\s"',}#]+/gi,
    `$1$2${filtered}`,
  ],
];

/** Addresses keep their path: queries and hashes bear ids, filters and tokens. */
const withoutQuery = (text: string) =>
  text.replace(/[^\s"]+/g, (word) => {
    const start = word.search(/\b(?:https?|wss?):\/\//);
    const query = start < 0 ? -1 : word.slice(start).search(/[?#]/);
    return query < 0 ? word : word.slice(0, start + query);
  });

export const scrubText = (text: string) =>
  patterns.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), withoutQuery(text));

/** A copy without anything private. `depth` ends what refers to itself. */
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
