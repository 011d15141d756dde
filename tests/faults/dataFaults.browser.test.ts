import { testFaults } from './testFaults.ts';

testFaults('rows', ['profile', 'insert', 'billing', 'method', 'plan', 'payments']);
