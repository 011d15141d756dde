import { testFaults } from './testFaults.ts';

testFaults('agent', ['chat', 'call', 'media']);
