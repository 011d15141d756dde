import { testFaults } from './testFaults.ts';

testFaults('billing', [
  'billingMode',
  'usage',
  'checkout',
  'preview',
  'planChange',
  'portal',
  'planCancel',
  'planKeep',
]);
