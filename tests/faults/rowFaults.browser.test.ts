import { matrixOf } from './matrixOf.ts';

matrixOf('rows', ['profile', 'insert', 'billing', 'method', 'plan', 'payments']);
