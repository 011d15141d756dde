import fc from 'fast-check';
import { expect, it } from 'vitest';
import { historyEntry, readHistory } from './useHistory.ts';
import {
  isSection,
  isView,
  canShow,
  sections,
  initialViewState,
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
    type: fc.constant('session-resolved' as const),
    isSignedIn: fc.boolean(),
    isRecovering: fc.boolean(),
  }),
  fc.constant({ type: 'user-replaced' as const }),
  fc.record({ type: fc.constant('went-back' as const), view, section }),
);

it('once the session is resolved, the view is one that this user or visitor may see [V3, V4, V19]', () => {
  fc.assert(
    fc.property(fc.array(event), fc.boolean(), fc.boolean(), (events, isSignedIn, isRecovering) => {
      const before = events.reduce(viewReducer, initialViewState);
      const resolved: ViewEvent = { type: 'session-resolved', isSignedIn, isRecovering };
      const state = viewReducer(before, resolved);
      expect(isView(state.view)).toBe(true);
      expect(canShow(state.view, isSignedIn)).toBe(true);
      expect(canShow(state.view, !isSignedIn)).toBe(false);
      expect(viewReducer(state, resolved)).toEqual(state);
      expect(state.view === 'reset-password' || !(isSignedIn && isRecovering)).toBe(true);
    }),
    { seed, numRuns: 2000 },
  );
});

it('a history entry is read as a known view, or not at all [V1]', () => {
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
      const { view: read, section: part } = readHistory(found) ?? initialViewState;
      expect([isView(read), isSection(part)]).toEqual([true, true]);
    }),
    { seed, numRuns: 1000 },
  );
});

const entries = viewNames.flatMap((name) => sections.map((part) => [name, part] as const));

it.each(entries)(
  'the view %s with the section %s is read from the history as it was written [V1]',
  (name, part) => {
    const entry = historyEntry(name, part);
    expect(readHistory(structuredClone(entry))).toEqual(entry);
    expect(readHistory({ ...entry, view: `${name}-of-an-older-version` })).toBeUndefined();
    expect(readHistory({ ...entry, section: `${part}-of-an-older-version` })).toEqual(historyEntry(name));
  },
);
