import fc from 'fast-check';
import { expect, it } from 'vitest';
import { historyEntry, readHistory } from './useHistory.ts';
import {
  isSection,
  isView,
  mayShow,
  sections,
  start,
  viewNames,
  viewReducer,
  type ViewEvent,
} from './view.ts';

const seed = 20_260_107;
const view = fc.constantFrom(...viewNames);
const section = fc.constantFrom(...sections);
const event: fc.Arbitrary<ViewEvent> = fc.oneof(
  fc.record(
    { type: fc.constant('opened' as const), view, section, email: fc.string() },
    { requiredKeys: ['type', 'view'] },
  ),
  fc.record({
    type: fc.constant('user-known' as const),
    signedIn: fc.boolean(),
    recovering: fc.boolean(),
  }),
  fc.constant({ type: 'user-replaced' as const }),
  fc.record({ type: fc.constant('went-back' as const), view, section }),
);

it('once it is known who is signed in, the view is one of theirs [V3, V4, V19]', () => {
  fc.assert(
    fc.property(fc.array(event), fc.boolean(), fc.boolean(), (events, signedIn, recovering) => {
      const before = events.reduce(viewReducer, start);
      const known: ViewEvent = { type: 'user-known', signedIn, recovering };
      const place = viewReducer(before, known);
      expect(isView(place.view)).toBe(true);
      expect(mayShow(place.view, signedIn)).toBe(true);
      expect(mayShow(place.view, !signedIn)).toBe(false);
      expect(viewReducer(place, known)).toEqual(place);
      expect(place.view === 'reset-password' || !(signedIn && recovering)).toBe(true);
    }),
    { seed, numRuns: 2000 },
  );
});

it('only places of ours are read from the history [V1]', () => {
  const state = fc.oneof(
    fc.jsonValue(),
    fc.record({
      parley: fc.boolean(),
      view: fc.oneof(view, fc.string()),
      section: fc.oneof(section, fc.jsonValue()),
    }),
  );
  fc.assert(
    fc.property(state, (found) => {
      const { view: read, section: part } = readHistory(found) ?? start;
      expect([isView(read), isSection(part)]).toEqual([true, true]);
    }),
    { seed, numRuns: 1000 },
  );
});

const places = viewNames.flatMap((name) => sections.map((part) => [name, part] as const));

it.each(places)('%s with the section %s comes back from the history as it went in [V1]', (name, part) => {
  const entry = historyEntry(name, part);
  expect(readHistory(structuredClone(entry))).toEqual(entry);
  expect(readHistory({ ...entry, view: `${name}-of-an-older-version` })).toBeUndefined();
  expect(readHistory({ ...entry, section: `${part}-of-an-older-version` })).toEqual(historyEntry(name));
});
