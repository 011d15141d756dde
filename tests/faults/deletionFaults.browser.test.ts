import { testFaults } from './testFaults.ts';

testFaults('deletion', ['accountDeletionAsked', 'accountDeletion', 'billingEnd']);
