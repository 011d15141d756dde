import { testFaults } from './testFaults.ts';

testFaults('account', [
  'token',
  'refresh',
  'factor',
  'signup',
  'picture',
  'logout',
  'user',
  'passwordCode',
  'save',
  'upload',
]);
