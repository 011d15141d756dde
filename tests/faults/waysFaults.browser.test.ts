import { testFaults } from './testFaults.ts';

testFaults('ways', ['providersOffered', 'wayAdd', 'wayRemove', 'stepUpMail']);
