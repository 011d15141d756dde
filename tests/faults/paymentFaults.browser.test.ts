import { testFaults } from './testFaults.ts';

testFaults('payments', ['paymentsYears', 'paymentsMonths', 'paymentsExport']);
