import { testFaults } from './testFaults.ts';

testFaults('rows', [
  'profile',
  'insert',
  'billing',
  'confirmation',
  'usageOnDashboard',
  'method',
  'plan',
  'payments',
]);
