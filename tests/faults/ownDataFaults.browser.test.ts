import { testFaults } from './testFaults.ts';

testFaults('own data', ['ownDataList', 'ownDataExport', 'ownDataPicture']);
