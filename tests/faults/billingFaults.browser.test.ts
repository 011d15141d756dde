import { testFaults } from './testFaults.ts';

testFaults('billing', [
  'billingMode',
  'checkout',
  'preview',
  'planChange',
  'portal',
  'planCancel',
  'planKeep',
]);
