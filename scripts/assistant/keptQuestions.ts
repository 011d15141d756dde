import { openDatabase } from '../../server/database/database.ts';
import { lockDirectory } from '../../server/database/lock.ts';
import { requireCurrent, requireData } from '../../server/database/storedData.ts';

/**
 * The refused questions that users have let us keep, one a line. The database alone is opened, because the backend would
 * bring the folder forward and change its settings. Throws when there is no data, or a server runs on it.
 */
export async function keptQuestions(directory: string): Promise<string> {
  requireData(directory, 'learn:assistant');
  const unlock = lockDirectory(directory);
  try {
    const connection = await openDatabase(directory);
    try {
      await connection.driver.waitReady;
      await requireCurrent(connection, directory);
      const { rows } = await connection.driver.query<{ words: string }>(
        'select words from public.list_refused_questions() as words',
      );
      return rows.map(({ words }) => words).join('\n');
    } finally {
      await connection.close();
    }
  } finally {
    unlock();
  }
}
