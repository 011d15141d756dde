import { lockDirectory } from './lock.ts';

/** One of the processes of folder.test.ts that lock the same folder at the same moment. It ends when it is told to. */
const [directory = ''] = process.argv.slice(2);
process.on('message', (moment: number) => {
  while (Date.now() < moment);
  let outcome = 'locked';
  try {
    lockDirectory(directory);
  } catch (error) {
    outcome = String(error);
  }
  process.send?.(outcome);
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
