import { accountReaderContract } from './reader.contract.ts';
import { memoryReader } from './memoryReader.ts';
import { storedAccount } from './storedAccount.ts';

accountReaderContract('over rows in memory', async (account) => memoryReader(storedAccount(account)));
