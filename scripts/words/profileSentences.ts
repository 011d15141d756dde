// What the modules of the page Account say.
import { deletionMessages } from '../../src/screens/profile/data/deleteAccount.ts';
import { notOffered } from '../../src/screens/profile/data/dataExport.ts';
import { enrollMessage, nameMessages } from '../../src/screens/profile/second-factor/enrollMessages.ts';
import { waysMessages } from '../../src/screens/profile/sign-in-ways/waysMessages.ts';
import { dataAreas } from '../../src/services/dataAreas.ts';
import { formatAgo } from '../../src/services/deviceName.ts';

const { providerDown, stillSubscribed, endedAlone, ended } = deletionMessages;
const reasons = ['name-taken', 'too-many', 'not-offered'] as const;

export const profileSentences: readonly string[] = [
  formatAgo('2026-11-25T12:00:00Z', Date.parse('2026-11-25T12:00:00Z'), 'en'),
  ...reasons.map((reason) => enrollMessage({ kind: 'refused', message: '', reason })),
  ...Object.values(nameMessages),
  ...Object.values(waysMessages),
  providerDown,
  stillSubscribed,
  endedAlone('{message}'),
  ended('{message}'),
  notOffered.message,
  ...Object.values(dataAreas).flatMap(({ title, what }) => [title, what]),
];
