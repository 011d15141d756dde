import { testFaults } from './testFaults.ts';

testFaults('payments', ['paymentsYears', 'paymentsExport']);
