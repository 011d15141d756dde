import { testFaults } from './testFaults.ts';

testFaults('account', [
  'token',
  'refresh',
  'signup',
  'picture',
  'logout',
  'user',
  'passwordCode',
  'save',
  'upload',
]);
