import { testFaults } from './testFaults.ts';

testFaults('preferences', ['preferencesRead', 'preferencesSave', 'languageSave']);
