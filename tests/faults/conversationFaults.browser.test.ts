import { testFaults } from './testFaults.ts';

testFaults('conversations', [
  'conversationsList',
  'conversationOpen',
  'conversationRename',
  'conversationDelete',
  'paymentsList',
  'paymentsSum',
  'conversationsState',
  'entriesPut',
  'entriesRemove',
]);
