import fc from 'fast-check';

/** Percent-encodes some of the characters, as any client may. */
const encoded = (text: string) =>
  fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }).map((choices) =>
    Array.from(text)
      .map((character, place) =>
        choices[place] || !/[\w.,:()*-]/.test(character)
          ? `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`
          : character,
      )
      .join(''),
  );
const columns = fc.constantFrom('full_name', 'description', 'id', '"full_name"', 'location::text', 'nothing');
const patterns = fc.constantFrom(
  'match',
  'imatch',
  'fts',
  'plfts',
  'phfts',
  'wfts',
  'fts(english)',
  'match(any)',
  'imatch(all)',
  'match(all)',
  'imatch(any)',
  'wfts(simple)',
);
const negation = fc.constantFrom('', 'not.');
const values = fc.constantFrom('(a*)', 'x', '{a,b}', '"a.b"', '^(a*)*$', '');
const pattern = fc.tuple(columns, negation, patterns, values);
const harmless = fc.constantFrom(
  'full_name.eq.x',
  'id.is.null',
  'or(full_name.like.a*)',
  'location.in.(a,"match.(")',
);
const nested = fc.array(
  fc.tuple(
    fc.constantFrom('and', 'or', 'not.and', 'not.or'),
    fc.array(harmless, { maxLength: 2 }),
    fc.array(harmless, { maxLength: 2 }),
  ),
  { maxLength: 6 },
);

/** Queries with a pattern or a text search: alone or nested, negated, and partly percent-encoded. */
export const forbiddenQueries = fc
  .oneof(
    pattern.map(([column, not, operator, value]) => [column, `${not}${operator}.${value}`] as const),
    fc
      .tuple(pattern, nested, fc.constantFrom('and', 'or', 'not.and', 'not.or'))
      .map(([[column, not, operator, value], levels, outermost]) => {
        const inner = levels.reduce(
          (filter, [logic, before, after]) => `${logic}(${[...before, filter, ...after].join(',')})`,
          `${column}.${not}${operator}.${value}`,
        );
        return [outermost, `(${inner})`] as const;
      }),
  )
  .chain(([name, value]) => fc.tuple(encoded(name), encoded(value)))
  .chain(([name, value]) =>
    fc.constantFrom(
      `${name}=${value}`,
      `select=*&${name}=${value}&limit=1`,
      `full_name=eq.x&${name}=${value}`,
    ),
  );
