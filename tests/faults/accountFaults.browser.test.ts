import { testFaults } from './testFaults.ts';

testFaults('account', [
  'token',
  'refresh',
  'factor',
  'mailedCode',
  'signup',
  'picture',
  'logout',
  'user',
  'passwordCode',
  'save',
  'upload',
]);
