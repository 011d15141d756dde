/** The event table: what may happen during a request, and what each area of the app does then. */
export const events = {
  twice: 'duplicate click, Enter + click',
  left: 'unmount mid-flight',
  hidden: 'tab hidden → visible',
  tabs: 'two tabs, same user',
  signedOut: 'the other tab signs out',
  replaced: 'the other tab becomes another user',
} as const;

export const areas = {
  forms: 'Forms and writes',
  loads: 'Loads',
  chat: 'Chat',
  voice: 'Voice',
} as const;

export type EventKey = keyof typeof events;
export type Area = keyof typeof areas;

type Promises = Readonly<Record<EventKey, Readonly<Partial<Record<Area, string>>>>>;

/** What each area does at each event; a missing one is a '–' in the table. */
export const expectations = {
  twice: { forms: '1 request', chat: '1 request', voice: '1 POST; the second start returns nothing' },
  left: {
    forms: 'the write completes; no navigation from a stale view',
    loads: 'the result is ignored',
    chat: 'aborted, no bubble',
    voice: 'given up: no call is left, the microphone is free',
  },
  hidden: {
    forms: 'no reset; a repeated SIGNED_IN is ignored',
    loads: 'no refetch storm',
    chat: 'the stream goes on, no second POST',
    voice: 'the call goes on, timer from timestamps',
  },
  tabs: {
    forms: 'of each field the last write wins',
    chat: 'independent',
    voice: 'both allowed',
  },
  signedOut: {
    forms: 'landing; an in-flight save → T, never success',
    loads: 'ignored',
    chat: 'closed',
    voice: 'stop',
  },
  replaced: {
    forms: 'all state reset; 0 rows → T:P',
    loads: 'refetched for the new user',
    chat: 'history cleared',
    voice: 'stop',
  },
} as const satisfies Promises;

export type EventCase = {
  [H in EventKey]: { event: H; area: keyof (typeof expectations)[H] & Area };
}[EventKey];

export const eventName = ({ event, area }: EventCase) => `${events[event]}: ${areas[area]}`;

/** Every case of the table. */
export const eventCases = (Object.keys(expectations) as EventKey[]).flatMap((event) =>
  (Object.keys(expectations[event]) as Area[]).map((area) => ({ event, area }) as EventCase),
);
