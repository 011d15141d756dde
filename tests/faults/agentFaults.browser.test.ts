import { testFaults } from './testFaults.ts';

testFaults('agent', ['chat', 'keepQuestion', 'call', 'media']);
