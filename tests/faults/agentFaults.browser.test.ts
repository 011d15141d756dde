import { matrixOf } from './matrixOf.ts';

matrixOf('agent', ['chat', 'call', 'media']);
