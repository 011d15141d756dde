import { testFaults } from './testFaults.ts';

testFaults('factors', [
  'factorsList',
  'stepUp',
  'stepUpCode',
  'factorEnroll',
  'factorConfirm',
  'factorRemove',
]);
