import { testFaults } from './testFaults.ts';

testFaults('devices', ['devicesList', 'deviceEnd', 'devicesEnd']);
