import { testFaults } from './testFaults.ts';

testFaults('expired', ['signInAgainMail', 'signInAgainCode']);
