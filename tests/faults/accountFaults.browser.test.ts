import { matrixOf } from './matrixOf.ts';

matrixOf('account', [
  'token',
  'refresh',
  'signup',
  'picture',
  'logout',
  'user',
  'passwordCode',
  'save',
  'upload',
]);
