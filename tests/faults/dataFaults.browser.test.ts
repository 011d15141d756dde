import { testFaults } from './testFaults.ts';

testFaults('rows', ['profile', 'insert', 'billing', 'confirmation', 'method', 'plan', 'payments']);
