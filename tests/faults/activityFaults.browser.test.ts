import { testFaults } from './testFaults.ts';

testFaults('activity', ['activityList']);
